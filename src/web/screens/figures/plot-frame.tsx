import { Button, Group, Paper, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { heightAt, PLOT } from './plot.ts'
import classes from './plot-frame.module.css'
import { savePlot } from './save-plot.ts'

interface PlotFrameProps {
  title: string
  /** What it shows, in words. */
  label: string
  /** Where lines are drawn across, from the lowest on. */
  lines: readonly number[]
  fileName: string
  children: ReactNode
}

/** A plot with its title, its lines, and a way to take it along. */
export function PlotFrame({ title, label, lines, fileName, children }: PlotFrameProps) {
  const svg = useRef<SVGSVGElement>(null)
  const top = lines.at(-1) ?? 1
  const save = () => {
    if (svg.current)
      void savePlot(svg.current, title, fileName).catch((error: unknown) =>
        tellFailure('Nie udało się zapisać wykresu', error),
      )
  }
  return (
    <Paper p="md" component="section" aria-label={title}>
      <Group justify="space-between" wrap="nowrap" mb="xs">
        <Title order={2} size="h4">
          {title}
        </Title>
        <Button
          variant="subtle"
          px="xs"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={save}
          aria-label={`PNG: ${title}`}
        >
          PNG
        </Button>
      </Group>
      <svg
        ref={svg}
        className={classes.plot}
        viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
        role="img"
        aria-label={label}
      >
        {lines.map((value) => (
          <g key={value}>
            <line
              className={classes.line}
              x1={PLOT.left}
              x2={PLOT.width - PLOT.right}
              y1={heightAt(value, top)}
              y2={heightAt(value, top)}
            />
            <text className={classes.number} x={PLOT.left - 8} y={heightAt(value, top) + 5} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {children}
      </svg>
    </Paper>
  )
}
