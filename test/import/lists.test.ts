import { describe, expect, it } from 'vitest'
import { readList } from '../../server/src/import/readList.js'
import { listOf, sample, zipOf } from './bytes.js'

const points = (value: number): object => ({ costs: [{ name: 'pts', value }] })

const standard = {
  name: 'Northern garrison',
  faction: 'The Blue Side',
  points: 275,
  units: [
    {
      name: 'Old Owl (Commander)',
      points: 75,
      models: 1,
      slot: 'Character',
      keywords: ['Character', 'Infantry', 'Faction: The Blue Side'],
    },
    { name: 'Squad A', points: 90, models: 10, slot: 'Battleline', keywords: ['Battleline', 'Infantry'] },
    { name: 'Tank', points: 110, models: 1, slot: 'Vehicle', keywords: ['Vehicle'] },
  ],
  remarks: [],
}

describe('one list, in each form that programs write', () => {
  const ros = sample('standard.ros')
  it.each([
    ['JSON of New Recruit', sample('standard.json')],
    ['.ros', ros],
    ['.ros with a byte order mark', Buffer.concat([Buffer.from('\ufeff'), ros])],
    ['.rosz', zipOf({ 'Northern garrison.ros': ros })],
    ['.rosz with the list under another name', zipOf({ 'a list.xml': ros })],
    ['.rosz with a folder and a picture beside the list', zipOf({ 'list/a.ROS': ros, 'list/a.png': 'no picture' })],
  ])('%s', async (_, bytes) => expect(await readList(bytes)).toEqual(standard))

  it('JSON that another program made of the XML, with numbers as text and lists in frames', async () => {
    const unit = { name: 'Squad A', type: 'unit', number: '5', costs: { cost: { name: 'pts', value: '50.0' } } }
    const file = {
      forces: { force: { catalogueName: 'Blue', selections: { selection: [unit, { ...unit, name: 'B' }] } } },
    }
    const { units, ...list } = await readList(Buffer.from(JSON.stringify(file)))
    expect(list).toEqual({ name: '', faction: 'Blue', points: 100, remarks: [] })
    expect(units.map(({ name, models, points: cost }) => [name, models, cost])).toEqual([
      ['Squad A', 5, 50],
      ['B', 5, 50],
    ])
  })
})

describe('what a person should compare is said', () => {
  it('several forces, one within another', async () => {
    const force = (name: string, more: object = {}): object => ({
      catalogueName: name,
      selections: [{ type: 'unit', name: `Squad of ${name}`, ...points(10) }],
      ...more,
    })
    const file = { roster: { forces: [force('Blue', { forces: [force('Green')] }), force('Blue')] } }
    const list = await readList(Buffer.from(JSON.stringify(file)))
    expect(list).toMatchObject({ faction: 'Blue, Green', points: 30 })
    expect(list.units.map(({ name }) => name)).toEqual(['Squad of Blue', 'Squad of Green', 'Squad of Blue'])
    expect(list.remarks).toEqual(['The list has 3 forces; their units stand here in one list.'])
  })

  it('no points', async () => {
    const list = await readList(listOf({ type: 'unit', name: 'Squad A', costs: [{ name: 'PL', value: 4 }] }))
    expect(list).toMatchObject({ points: 0, remarks: ['The file states no points. Enter them by hand.'] })
  })

  it('a total that the units do not make', async () => {
    const file = { costs: [{ name: 'pts', value: 100 }], forces: [{ selections: [{ type: 'unit', ...points(95) }] }] }
    const list = await readList(Buffer.from(JSON.stringify(file)))
    expect(list).toMatchObject({ points: 100, units: [{ name: 'Unnamed unit', points: 95 }] })
    expect(list.remarks).toEqual(['The list states 100 points, its units make 95. Compare them.'])
  })

  it('points of no unit, halves, and units within units', async () => {
    const list = await readList(
      listOf(
        { type: 'upgrade', name: 'Air strike', ...points(25) },
        { type: 'unit', name: 'Squad A', ...points(10.5) },
        {
          ...{ type: 'unit', name: 'Platoon', ...points(0) },
          selections: [
            { type: 'unit', name: 'First', ...points(40), selections: [{ type: 'model', number: 4 }] },
            { type: 'unit', name: 'Second', ...points(30) },
          ],
        },
        {
          ...{ type: 'unit', name: 'Carrier', ...points(60) },
          selections: [{ type: 'unit', name: 'Crew', ...points(20) }],
        },
      ),
    )
    expect(list.units.map(({ name, points: cost, models }) => [name, cost, models])).toEqual([
      ['Squad A', 11, 1],
      ['First', 40, 4],
      ['Second', 30, 1],
      ['Carrier', 60, 1],
      ['Crew', 20, 1],
    ])
    expect(list.remarks).toEqual([
      'Points were rounded to whole ones: “Squad A”.',
      'Units inside other units stand on lines of their own: “First”, “Second”, “Crew”.',
      'Points that belong to no unit were left out (25): “Air strike”.',
    ])
  })
})

describe('details', () => {
  it('takes units out of an upgrade that frames them', async () => {
    const list = await readList(
      listOf({ type: 'upgrade', name: 'Regiment', selections: [{ type: 'unit', name: 'Squad A', ...points(5) }] }),
    )
    expect(list).toMatchObject({ points: 5, units: [{ name: 'Squad A' }], remarks: [] })
  })

  it('takes the categories of models where the unit has none', async () => {
    const model = { type: 'model', number: 3, categories: [{ name: 'Bike', primary: true }] }
    const list = await readList(listOf({ type: 'unit', name: 'Riders', selections: [model, model] }))
    expect(list.units).toMatchObject([{ models: 6, slot: 'Bike', keywords: ['Bike'] }])
  })

  it('keeps markup as the text that it is, on one line, without marks that nobody sees', async () => {
    const name = '<img src=x onerror="alert(1)">\n\u202eSquad\0 \ud800A'
    const list = await readList(listOf({ type: 'unit', name, ...points(5) }))
    expect(list.units[0]?.name).toBe('<img src=x onerror="alert(1)"> Squad \ufffdA')
  })

  it('cuts what is too long, and bounds what is too much', async () => {
    const list = await readList(listOf({ type: 'unit', name: 'x'.repeat(5000), number: 1e9, ...points(1e300) }))
    expect(list.units[0]).toMatchObject({ models: 10_000, points: 1_000_000 })
    expect(list.units[0]?.name).toHaveLength(120)
  })

  it('reads no property that an object only inherits', async () => {
    const file = '{"forces":[{"selections":[{"type":"unit","__proto__":{"name":"Planted"}}]}]}'
    expect((await readList(Buffer.from(file))).units[0]?.name).toBe('Unnamed unit')
  })
})
