import { Group, Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { FONTS_MAX, type Font } from '#contract/font.ts'
import { useFonts } from '#web/api/fonts.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { AddFont } from './add-font.tsx'
import { DeleteFontDialog } from './delete-font-dialog.tsx'
import { FontRow } from './font-row.tsx'
import classes from './fonts.module.css'

export function FontList() {
  const [deleted, setDeleted] = useState<Font | null>(null)
  return (
    <>
      <Loaded query={useFonts()} failure="Nie udało się pobrać czcionek" skeleton={<Skeleton height={104} />}>
        {(fonts) => (
          <Stack gap="md">
            {fonts.length > 0 && (
              <ul className={classes.fonts}>
                {fonts.map((font) => (
                  <li key={font.id} className={classes.font}>
                    <FontRow font={font} onDelete={() => setDeleted(font)} />
                  </li>
                ))}
              </ul>
            )}
            <Text size="sm" c="dimmed">
              {fonts.length < FONTS_MAX
                ? 'Plik WOFF2, TTF albo OTF do 2 MB. Klub musi mieć licencję, która pozwala używać czcionki na grafikach i w internecie.'
                : `Klub ma już ${FONTS_MAX} czcionek. Aby dodać następną, usuń którąś.`}
            </Text>
            {fonts.length < FONTS_MAX && (
              <Group>
                <AddFont />
              </Group>
            )}
          </Stack>
        )}
      </Loaded>
      <DeleteFontDialog font={deleted} onClose={() => setDeleted(null)} />
    </>
  )
}
