import type { Graph } from './api/types';

export interface Node {
  id: string;
  kind: 'clue' | 'given' | 'conclusion';
  label: string;
  says: string;
  value: string;
  x: number;
  y: number;
}
export interface Drawn {
  nodes: Node[];
  edges: { from: Node; to: Node }[];
  width: number;
  height: number;
  /** A node and all that it rests on. */
  before: (id: string) => string[];
}

const WIDTH = 360;
const ROW = 62;

/** Places a logic graph: clues and givens in the first rows, conclusions below whatever they follow from. */
export function layout(graph: Graph): Drawn {
  const nodes: Node[] = [];
  const layers: Node[][] = [];
  const put = (layer: number, node: Omit<Node, 'x' | 'y'>) => {
    const placed = { ...node, x: 0, y: 0 };
    (layers[layer] ??= []).push(placed);
    nodes.push(placed);
  };
  for (const clue of graph.clues) {
    put(0, { id: `c${clue.clue}`, kind: 'clue', label: String(clue.clue + 1), says: `${clue.by ? `${clue.by}: ` : ''}${clue.says}`, value: '' });
  }
  for (const given of graph.givens) {
    put(1, { id: `g${given.name}`, kind: 'given', label: given.name, says: `${given.name} is ${given.is ?? `not ${given.not}`}, given.`, value: given.is ?? '' });
  }
  for (const step of graph.conclusions) {
    put(step.depth + 1, { id: `s${step.step}`, kind: 'conclusion', label: step.name, says: step.says, value: step.is ?? '' });
  }
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map<string, string[]>();
  for (const step of graph.conclusions) {
    parents.set(`s${step.step}`, [...step.clues.map((n) => `c${n}`), ...step.givens.map((n) => `g${n}`), ...step.steps.map((n) => `s${n}`)]);
  }
  let y = 24;
  for (const layer of layers) {
    if (!layer) continue;
    const perLine = layer[0]!.kind === 'clue' ? 8 : 4;
    for (let from = 0; from < layer.length; from += perLine) {
      const line = layer.slice(from, from + perLine);
      line.forEach((node, i) => {
        node.x = (WIDTH / line.length) * (i + 0.5);
        node.y = y;
      });
      y += from + perLine < layer.length ? 34 : ROW;
    }
  }
  const edges = [...parents].flatMap(([to, from]) =>
    from.flatMap((id) => (byId.has(id) ? [{ from: byId.get(id)!, to: byId.get(to)! }] : [])),
  );
  const before = (id: string): string[] => {
    const seen = new Set<string>();
    const visit = (at: string) => {
      if (seen.has(at)) return;
      seen.add(at);
      parents.get(at)?.forEach(visit);
    };
    visit(id);
    return [...seen];
  };
  return { nodes, edges, width: WIDTH, height: Math.max(y - ROW + 24, 48), before };
}
