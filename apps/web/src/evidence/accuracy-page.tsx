import { Link } from 'react-router'

import { FIELDS, listUnseenSets, ofHundred, type UnseenSet } from '../figures.ts'
import { accuracyMessages as words } from '../messages/evidence.ts'
import { shellMessages } from '../messages/shell.ts'
import { paths } from '../paths.ts'
import { Bar } from '../ui/bar.tsx'
import { TitledSection } from '../ui/titled-section.tsx'
import { BeliefResults } from './belief-results.tsx'
import { DotGrid } from './dot-grid.tsx'
import { MeasuredList } from './measured-list.tsx'

/** Our own test results in plain words, the bad ones too. */
export function AccuracyPage() {
  const sets = listUnseenSets()
  const letters = sets.reduce((sum, set) => sum + set.letters, 0)
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-12 px-4 py-8 sm:px-6 sm:py-12">
      <title>{shellMessages.pageTitle(words.title)}</title>
      <div>
        <h1>{words.title}</h1>
        <p className="measure pt-2 text-lg text-ink-2">{words.lead}</p>
      </div>
      <InShort right={ofHundred(sets, 'Type')} />
      <TitledSection id="fields" title={words.fieldsTitle}>
        <p className="measure pb-4">{words.fieldsSays(letters, sets.length)}</p>
        <dl className="flex flex-col gap-4">
          {FIELDS.map((field) => {
            const count = ofHundred(sets, field)
            return (
              <div key={field} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
                <dt>{words.fields[field]}</dt>
                <dd className="font-semibold tabular-nums">{words.ofHundred(count)}</dd>
                <dd aria-hidden className="col-span-2">
                  <Bar part={count / 100} />
                </dd>
              </div>
            )
          })}
        </dl>
      </TitledSection>
      <TitledSection id="sets" title={words.setsTitle}>
        <p className="measure pb-2">{words.setsSays}</p>
        <ul>
          {sets.map((set) => (
            <SetRow key={set.name} set={set} />
          ))}
        </ul>
      </TitledSection>
      <TitledSection id="beliefs" title={words.beliefsTitle}>
        <p className="measure pb-4">{words.beliefsSays}</p>
        <BeliefResults />
      </TitledSection>
      <TitledSection id="sure" title={words.sureTitle}>
        <MeasuredList heading="Is the confidence honest?" names={words.sure} unit=" %" />
      </TitledSection>
      <TitledSection id="whole" title={words.wholeTitle}>
        <p className="measure pb-3">{words.wholeSays}</p>
        <MeasuredList heading="The whole analysis" names={words.whole} />
      </TitledSection>
      <TitledSection id="labelled" title={words.labelledTitle}>
        <p className="measure pb-3">{words.labelledSays}</p>
        <MeasuredList heading="On the labelled letters" names={words.labelled} unit=" %" />
      </TitledSection>
      <TitledSection id="weak" title={words.weakTitle}>
        <ul className="measure list-disc ps-5">
          {words.weak.map((line) => (
            <li key={line} className="py-1">
              {line}
            </li>
          ))}
        </ul>
        <p className="pt-5">
          <Link to={paths.coverage}>{words.goOn}</Link>
        </p>
      </TitledSection>
    </div>
  )
}

function InShort({ right }: { right: number }) {
  return (
    <TitledSection id="short" title={words.shortTitle}>
      <div className="grid items-center gap-x-10 gap-y-5 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <DotGrid filled={right} label={words.dots(right)} />
        <div>
          <p className="text-xl font-semibold">{words.short(right)}</p>
          <p className="measure pt-2">{words.shortSays}</p>
        </div>
      </div>
    </TitledSection>
  )
}

/** A list rather than a table: six figures beside each other do not fit a phone. */
function SetRow({ set: { name, letters, right } }: { set: UnseenSet }) {
  return (
    <li className="border-b border-line py-4">
      <p lang="en-GB" className="font-semibold first-letter:uppercase">
        {name}
      </p>
      <p className="text-sm text-ink-2">{words.letters(letters)}</p>
      <dl className="grid grid-cols-3 gap-x-4 gap-y-2 pt-2 sm:grid-cols-6">
        {FIELDS.map((field) => (
          <div key={field} className="flex flex-col">
            <dt className="text-sm text-ink-2">{words.columns[field]}</dt>
            <dd className="tabular-nums">{right[field] ?? words.notMarked}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
