/** Outlines of crests, around their middle: at most 400 wide and 460 high. `inset` draws them smaller, for a border. */
export type Outline = (inset: number) => string

export const shield: Outline = (inset) => {
  const [x, top, low] = [196 - inset, -222 + inset, 226 - inset * 1.25]
  return `M ${-x} ${top} C ${-x / 2} ${top + 14}, ${-x / 4} ${top + 8}, 0 ${top - 6} C ${x / 4} ${top + 8}, ${x / 2} ${top + 14}, ${x} ${top} L ${x} 20 C ${x} 122, 92 184, 0 ${low} C -92 184, ${-x} 122, ${-x} 20 Z`
}

export const pointedShield: Outline = (inset) => {
  const [x, top, low] = [188 - inset, -216 + inset, 232 - inset * 1.3]
  return `M ${-x} ${top} L ${x} ${top} L ${x} -10 C ${x} 96, 110 160, 0 ${low} C -110 160, ${-x} 96, ${-x} -10 Z`
}

export const roundShield: Outline = (inset) => {
  const [x, top, low] = [192 - inset, -214 + inset, 220 - inset]
  const r = 54 - inset * 0.6
  return `M ${-x + r} ${top} L ${x - r} ${top} Q ${x} ${top} ${x} ${top + r} L ${x} 40 C ${x} 150, 96 ${low}, 0 ${low} C -96 ${low}, ${-x} 150, ${-x} 40 L ${-x} ${top + r} Q ${-x} ${top} ${-x + r} ${top} Z`
}

export const circle: Outline = (inset) => {
  const r = 208 - inset
  return `M ${-r} 0 A ${r} ${r} 0 1 0 ${r} 0 A ${r} ${r} 0 1 0 ${-r} 0 Z`
}

export const hexagon: Outline = (inset) => {
  const r = 228 - inset * 1.15
  const [x, y] = [r * 0.866, r / 2]
  return `M 0 ${-r} L ${x} ${-y} L ${x} ${y} L 0 ${r} L ${-x} ${y} L ${-x} ${-y} Z`
}
