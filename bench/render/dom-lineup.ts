import { fractionValue } from '#domain/units.ts'
import type { LineupView } from '#graphic/kinds/lineup/view.ts'

/** The same line-up as elements of a page, for those who capture one. */
export async function domLineup(view: LineupView, background: string): Promise<HTMLElement> {
  const root = document.createElement('div')
  root.style.cssText = 'position:relative;width:1200px;height:1500px;overflow:hidden;background:#fff;font-family:Arial'
  const image = (src: string, css: string) => {
    const element = new Image()
    element.src = src
    element.style.cssText = `position:absolute;${css}`
    root.append(element)
    return element.decode()
  }
  const label = (text: string, css: string) => {
    const element = document.createElement('div')
    element.textContent = text
    element.style.cssText = `position:absolute;text-align:center;color:#fff;${css}`
    root.append(element)
  }
  const loads = [image(background, 'left:0;top:0;width:1200px;height:1500px;object-fit:cover')]
  loads.push(image(view.club.crest ?? '', 'left:660px;top:40px;width:124px;height:124px;object-fit:contain'))
  loads.push(image(view.opponent?.crest ?? '', 'left:940px;top:40px;width:124px;height:124px;object-fit:contain'))
  label('SKŁAD', 'left:60px;top:50px;width:500px;font-size:120px;font-weight:700;text-align:left')
  for (const { x, y, player } of view.slots) {
    if (!player) continue
    const left = 64 + fractionValue(x) * 1072
    const top = 252 + fractionValue(y) * 1000
    loads.push(
      image(
        player.lineupImage ?? '',
        `left:${left - 100}px;top:${top - 100}px;width:200px;height:200px;object-fit:cover;border-radius:50%`,
      ),
    )
    label(
      `${player.number} ${player.lastName}`,
      `left:${left - 104}px;top:${top + 66}px;width:208px;line-height:48px;font-size:30px;background:#070b12;border-radius:8px`,
    )
  }
  await Promise.all(loads)
  document.getElementById('stage')?.replaceChildren(root)
  return root
}
