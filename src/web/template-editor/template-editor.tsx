import { useState } from 'react'
import type { Template } from '#contract/template.ts'
import { designOf } from '#graphic/template/editor/design.ts'
import { logFailure } from '#web/api/log.ts'
import { useIsNarrow } from '#web/ui/use-is-narrow.ts'
import { readAids, useKeptAids } from './aids/kept-aids.ts'
import { EditorCanvas } from './canvas/editor-canvas.tsx'
import { useZoom } from './canvas/use-zoom.ts'
import { useEditorActions } from './editor-actions.ts'
import { EditorHeader } from './editor-header.tsx'
import { createEditorStore, EditorContext } from './editor-store.ts'
import { SidePanel } from './panel/side-panel.tsx'
import { usePieces } from './preview/use-pieces.ts'
import { usePreview } from './preview/use-preview.ts'
import { dropDraft, type KeptDraft } from './saving/draft.ts'
import { DraftOffer } from './saving/draft-offer.tsx'
import { LeaveGuard } from './saving/leave-guard.tsx'
import { TemplateConflictDialog } from './saving/template-conflict-dialog.tsx'
import { useDraft } from './saving/use-draft.ts'
import { type Saving, useSave } from './saving/use-save.ts'
import classes from './template-editor.module.css'
import { Toolbar } from './toolbar/toolbar.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { WarningList } from './warnings/warning-list.tsx'

interface TemplateEditorProps {
  template: Template
  /** Unsaved changes from an earlier visit. */
  draft: KeptDraft | null
}

export function TemplateEditor({ template, draft }: TemplateEditorProps) {
  const isNarrow = useIsNarrow()
  const [store] = useState(() => createEditorStore(designOf(template), readAids(template.id, isNarrow)))
  return (
    <EditorContext value={store}>
      <Workplace template={template} draft={draft} />
    </EditorContext>
  )
}

function Workplace({ template, draft }: TemplateEditorProps) {
  const { samples, drawn: preview } = usePreview(template.type)
  usePieces(template, preview)
  useKeptAids(template.id)
  const zoom = useZoom()
  const saving = useSave(template)
  const { offered, ...answer } = useOfferedDraft(template, draft, saving)
  const phase = useDraft({ templateId: template.id, version: saving.version, isPaused: offered !== null })
  useShortcuts({ zoom, save: () => void saving.save() })
  return (
    <>
      <EditorHeader name={template.name} draft={phase} isPending={saving.isPending} onSave={() => void saving.save()}>
        <WarningList template={template} preview={preview} />
      </EditorHeader>
      <div className={classes.columns}>
        <div className={classes.work}>
          <Toolbar zoom={zoom} samples={samples} onSave={() => void saving.save()} />
          <EditorCanvas template={template} preview={preview} zoom={zoom} />
        </div>
        <SidePanel template={template} />
      </div>
      <DraftOffer draft={offered} template={template} {...answer} />
      <ConflictChoice saving={saving} />
      <LeaveGuard templateId={template.id} saving={saving} />
    </>
  )
}

function useOfferedDraft(template: Template, draft: KeptDraft | null, saving: Saving) {
  const actions = useEditorActions()
  const [offered, setOffered] = useState(draft)
  return {
    offered,
    onTake: (taken: KeptDraft) => {
      actions.replace({ ...designOf(template), ...taken.design })
      saving.setVersion(taken.version)
      setOffered(null)
    },
    onDrop: () => {
      dropDraft(template.id).catch((error: unknown) => logFailure('Nie udało się usunąć szkicu szablonu', error))
      setOffered(null)
    },
  }
}

function ConflictChoice({ saving }: { saving: Saving }) {
  const actions = useEditorActions()
  return (
    <TemplateConflictDialog
      theirs={saving.conflict}
      isPending={saving.isPending}
      onClose={saving.dismissConflict}
      onMine={(theirs) => void saving.save(theirs.version)}
      onTheirs={(theirs) => {
        actions.replace(saving.takeStored(theirs))
      }}
    />
  )
}
