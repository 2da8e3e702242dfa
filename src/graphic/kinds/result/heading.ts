import type { ResultView } from './view.ts'

export const resultHeading = ({ isHalfTime }: ResultView): string => (isHalfTime ? 'WYNIK DO PRZERWY' : 'WYNIK KOŃCOWY')
