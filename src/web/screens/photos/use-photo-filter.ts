import { useLocation, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { PhotoFilter } from '#web/api/photos.ts'
import type { FilterName } from '#web/photo-library/filter-name.ts'
import { filterFrom, IN_ADDRESS } from './photo-filter.ts'

/** What the library is narrowed to stands in the address: a reload, the way back and a link show the same. */
export function usePhotoFilter() {
  const { searchStr } = useLocation()
  const navigate = useNavigate()
  const filter = useMemo<PhotoFilter>(() => filterFrom(searchStr), [searchStr])
  const show = (wanted: PhotoFilter) => {
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
