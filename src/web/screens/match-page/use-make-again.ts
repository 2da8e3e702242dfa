import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { StaffGraphic } from '#contract/match-graphic.ts'
import { useClubFormats } from '#web/club/use-club-formats.ts'
import { GRAPHIC_WAITS } from '#web/match/graphic-waits.ts'
import { useCatalogue } from '#web/match-store/catalogue.ts'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { toastSuccess } from '#web/ui/toast.tsx'
import { makeAgain } from './make-again.ts'

/** `known`: the addresses of the graphics that are there already. */
export function useMakeAgain(matchId: number, known: ReadonlySet<string>) {
  const client = useQueryClient()
  const catalogue = useCatalogue()
  const formats = useClubFormats()
  const making = useMutation({
    mutationFn: async (graphic: StaffGraphic) => {
      const { urls, isSent } = await makeAgain({ matchId, graphic, formats, catalogue })
      // Compared with what was there at the press: the live channel may tell of the new one before its own answer is here.
      return { isSent, isSame: urls.every((url) => known.has(url)) }
    },
    onSuccess: async ({ isSame, isSent }) => {
      if (!isSent) toastSuccess('Grafika czeka na połączenie', GRAPHIC_WAITS)
      else if (isSame) toastSuccess('Grafika jest aktualna', 'Od ostatniego razu nic się na niej nie zmieniło.')
      else toastSuccess('Grafika zrobiona na nowo')
      await client.invalidateQueries({ queryKey: ['match-graphics'] })
    },
    onError: (error) => tellFailure('Nie udało się zrobić grafiki', error),
  })
  return { make: making.mutate, making: making.isPending ? making.variables.id : null, isReady: catalogue.isReady }
}
