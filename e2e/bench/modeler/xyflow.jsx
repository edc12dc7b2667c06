import { addEdge, Background, Controls, MiniMap, ReactFlow, useEdgesState, useNodesState } from '@xyflow/react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import '@xyflow/react/dist/style.css';

const distance = 216;
let edit;
let count = 0;

function Flow({ model, onlyVisible }) {
  const [nodes, setNodes, onNodesChange] = useNodesState(
    model.steps.map(({ id, title }, at) => ({ id, position: { x: at * distance, y: 300 }, data: { label: title } })),
  );
  const [edges, setEdges, onEdgesChange] = useEdgesState(
    model.steps.flatMap(({ id, connections }) =>
      connections.map(({ stepId, label }, index) => ({ id: `${id}:${index}`, source: id, target: stepId, label })),
    ),
  );
  useEffect(() => {
    edit = { setNodes, setEdges };
  }, [setNodes, setEdges]);
  return (
    <ReactFlow
      nodes={nodes}
      edges={edges}
      onNodesChange={onNodesChange}
      onEdgesChange={onEdgesChange}
      onlyRenderVisibleElements={onlyVisible}
    >
      <Background />
      <Controls />
      <MiniMap />
    </ReactFlow>
  );
}

const item = document.createElement('button');
item.textContent = 'Adicionar';
item.style.cssText = 'position:fixed;top:0;right:0;z-index:9';
item.addEventListener('click', () => {
  count += 1;
  const id = `nova${count}`;
  edit.setNodes((nodes) =>
    nodes
      .map((node) =>
        node.position.x < 2 * distance
          ? node
          : { ...node, position: { ...node.position, x: node.position.x + distance } },
      )
      .concat({ id, position: { x: 2 * distance, y: 300 }, data: { label: id } }),
  );
  edit.setEdges((edges) => {
    const next = edges.find(({ source }) => source === 'etapa1').target;
    const rest = edges.filter(({ source }) => source !== 'etapa1');
    return addEdge({ source: id, target: next }, addEdge({ source: 'etapa1', target: id }, rest));
  });
});

window.bench = {
  mount(element, model, onlyVisible) {
    createRoot(element).render(<Flow model={model} onlyVisible={onlyVisible} />);
    document.body.append(item);
  },
  isShown: () => document.querySelector('.react-flow__node[data-id="etapa1"]') !== null,
  // a plain button instead of a menu: it adds a step between the second and the third, as in the other drawings
  item: () => item,
  drawn: () => [...document.querySelectorAll('.react-flow__node')].map(({ dataset }) => dataset.id),
  step: (id) => document.querySelector(`.react-flow__node[data-id="${id}"]`),
  place: () => document.querySelector('.react-flow__viewport').style.transform,
};
