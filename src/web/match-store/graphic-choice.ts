/** Which graphic is shown, and with what: whoever chooses last has chosen. */
const GRAPHIC_CHOICES = ['isOpponentGoal', 'selectedScorer', 'shownGoal', 'isHalfTime']

export const isGraphicChoice = (cell: string): boolean =>
  GRAPHIC_CHOICES.includes(cell) || /^(template|photo):/.test(cell)
