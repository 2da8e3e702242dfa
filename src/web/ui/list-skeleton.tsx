import { Paper, Skeleton, Stack } from '@mantine/core'

/** `label`: what is being loaded, for those who do not see it. */
export const ListSkeleton = ({ label }: { label: string }) => (
  <Paper p="lg" role="status" aria-label={label}>
    <Stack>
      <Skeleton height={48} />
      <Skeleton height={48} />
      <Skeleton height={48} />
    </Stack>
  </Paper>
)
