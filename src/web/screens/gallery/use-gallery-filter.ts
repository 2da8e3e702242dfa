import { useLocation, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { isKindName } from '#graphic/kinds/kinds.ts'
import type { GalleryFilter } from '#web/api/gallery.ts'
import { type FilterName, filterFrom, IN_ADDRESS } from './gallery-filter.ts'

/** What the gallery is narrowed to stands in the address: a reload, the way back and a link show the same. */
export function useGalleryFilter() {
  const { searchStr } = useLocation()
  const navigate = useNavigate()
  const filter = useMemo<GalleryFilter>(() => filterFrom(searchStr, isKindName), [searchStr])
  const show = (wanted: GalleryFilter) => {
    // The router would put quotation marks around a number that is a text.
    const written = (value: string) => (/^\d+$/.test(value) ? Number(value) : value)
    const search = Object.entries(wanted).flatMap(([name, value]) =>
      value === undefined ? [] : [[IN_ADDRESS[name as FilterName], written(value)]],
    )
    // The router knows only what all match screens have in their address.
    void navigate({ to: '.', search: Object.fromEntries(search) as object, replace: true, resetScroll: false })
  }
  return {
    filter,
    choose: (name: FilterName, value: string | null) => show({ ...filter, [name]: value ?? undefined }),
    clear: () => show({}),
  }
}
