'use client'

import type { PieceView } from '@muster/rulesets/kit/view.js'
import { Command } from 'cmdk'
import { useRouter } from 'next/navigation.js'
import * as allied from '../messages/alliances.generated.js'
import * as words from '../messages/palette.generated.js'
import { Dialog } from '../ui/index.js'
import { chooseTheme } from '../ui/theme.js'
import { alliesOf } from './allies.js'
import { useCampaignContext } from './CampaignContext.js'
import type { Room } from './useRoom.js'
import { useViewContext } from './ViewContext.js'

interface PaletteProps {
  readonly room: Room
  readonly onReference: () => void
  readonly close: () => void
}

/** Everything by name, for hands that stay on the keyboard. */
export function Palette({ room, onReference, close }: PaletteProps) {
  const router = useRouter()
  const { campaign, table } = useCampaignContext()
  const { id } = campaign
  const { view, tools } = useViewContext()
  const { titles, layers, offered, laid, ask, desk } = room
  const { toggle: onLaid, setLayers: onLayers, goTo: onPiece, setTab: onTab, hasRecords: records } = room
  const isSealable = ask !== null && !desk.sealed && desk.problems.length === 0
  const canSeal = isSealable && desk.conflicts.length === 0 && desk.command.sealer === null
  const nameOf = ({ kind }: PieceView): string => tools?.presentation.pieces[kind]?.name ?? kind
  const then = (act: () => void) => () => {
    close()
    act()
  }
  return (
    <Dialog open onOpenChange={close} title={words.title()}>
      <Command label={words.commands()} className="c-palette" loop>
        <Command.Input autoFocus placeholder={words.placeholder()} className="m-input" />
        <Command.List>
          <Command.Empty>{words.nothing()}</Command.Empty>
          <Command.Group heading={words.desk()}>
            {canSeal && <Command.Item onSelect={then(() => room.setSealing(true))}>{words.seal()}</Command.Item>}
            <Command.Item onSelect={then(() => onTab('orders'))}>{words.orders()}</Command.Item>
            <Command.Item onSelect={then(() => onTab('report'))}>{words.report()}</Command.Item>
            {records && <Command.Item onSelect={then(() => onTab('records'))}>{words.records()}</Command.Item>}
            <Command.Item onSelect={then(() => onTab('letters'))}>{words.letters()}</Command.Item>
            <Command.Item onSelect={then(() => onTab('chronicle'))}>{words.chronicle()}</Command.Item>
            <Command.Item onSelect={then(() => onTab('people'))}>{words.people()}</Command.Item>
            {alliesOf(table).length > 0 && (
              <Command.Item onSelect={then(() => router.push(`/campaign/${id}/seats`))}>{allied.title()}</Command.Item>
            )}
            {campaign.place.role === 'PLAYER' && (
              <Command.Item onSelect={then(() => router.push(`/campaign/${id}/sandbox`))}>
                {words.sandbox()}
              </Command.Item>
            )}
            <Command.Item onSelect={then(() => router.push(`/campaign/${id}/house-rules`))}>
              {words.houseRules()}
            </Command.Item>
            <Command.Item value={words.reference()} onSelect={then(onReference)}>
              {words.reference()} <kbd>g</kbd> <kbd>r</kbd>
            </Command.Item>
          </Command.Group>
          <Command.Group heading={words.pieces()}>
            {view.pieces.map((piece) => (
              <Command.Item
                key={piece.id}
                value={`${nameOf(piece)} ${piece.id} ${piece.at}`}
                onSelect={then(() => onPiece(piece.id))}
              >
                {nameOf(piece)} {piece.id} <span className="m-mono">{piece.at}</span>
              </Command.Item>
            ))}
          </Command.Group>
          <Command.Group heading={words.map()}>
            {offered.map(({ id, title }) => (
              <Command.Item key={id} onSelect={then(() => onLaid(id))}>
                {laid.some((layer) => layer.id === id) ? words.hide({ layer: title }) : words.show({ layer: title })}
              </Command.Item>
            ))}
            {titles.map(({ key, title }) => (
              <Command.Item key={key} onSelect={then(() => onLayers({ ...layers, [key]: !layers[key] }))}>
                {layers[key] ? words.hide({ layer: title }) : words.show({ layer: title })}
              </Command.Item>
            ))}
          </Command.Group>
          <Command.Group heading={words.theme()}>
            <Command.Item onSelect={then(() => chooseTheme('light'))}>{words.light()}</Command.Item>
            <Command.Item onSelect={then(() => chooseTheme('dark'))}>{words.dark()}</Command.Item>
            <Command.Item onSelect={then(() => chooseTheme('system'))}>{words.system()}</Command.Item>
          </Command.Group>
        </Command.List>
      </Command>
    </Dialog>
  )
}
