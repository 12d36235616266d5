import { CountryCode, type Nation } from '@plainletter/contracts/country'
import { ResourceKind, type ProfessionalResource } from '@plainletter/contracts/resource'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { api, readAnswer } from '../api.ts'
import { formatPlainDay } from '../dates.ts'
import { describeError } from '../errors.ts'
import { ExternalLink } from '../external-link.tsx'
import { resourceMessages as words } from '../messages/resources.ts'
import { nameCountry } from '../page-language.ts'
import type { ResultToolProps } from '../result-tool.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { toast } from '../ui/toast-store.ts'

/** Lawyers, legal aid and public bodies of a country, each list on demand. */
export function ProfessionalResources({ document }: ResultToolProps) {
  const [country, setCountry] = useState<CountryCode>(document.country)
  const load = useResources()
  const { kind: loadingKind } = load.variables ?? {}
  return (
    <div>
      <div className="flex flex-col gap-4" data-no-print>
        <p className="text-ink-2">{words.lead}</p>
        <div className="max-w-xs">
          <Field label={words.country}>
            {(control) => (
              <Select
                {...control}
                value={country}
                options={CountryCode.options.map((value) => ({ value, label: nameCountry(value) }))}
                onChange={(event) => {
                  setCountry(CountryCode.parse(event.target.value))
                  load.reset()
                }}
              />
            )}
          </Field>
        </div>
        <div className="flex flex-wrap gap-3">
          {ResourceKind.options.map((kind) => (
            <Button
              key={kind}
              variant="quiet"
              pendingLabel={load.isPending && kind === loadingKind && words.loading}
              onClick={() => !load.isPending && load.mutate({ country, kind })}
            >
              {words.kinds[kind]}
            </Button>
          ))}
        </div>
      </div>
      {load.data !== undefined && loadingKind !== undefined && (
        <ResourceList
          title={words.listOf(words.kinds[loadingKind], nameCountry(country))}
          organisations={load.data}
          nation={document.country === country ? document.analysis.jurisdiction.nation : undefined}
        />
      )}
    </div>
  )
}

type Organisation = ProfessionalResource['organisations'][number]

type ResourceListProps = {
  title: string
  organisations: readonly Organisation[]
  nation: Nation | undefined
}

// Whoever does not help in the reader's nation is left out; where it is not known, each says where it helps.
function ResourceList({ title, organisations, nation }: ResourceListProps) {
  const shown = organisations.filter(
    ({ nations }) => nation === undefined || nations === undefined || nations.includes(nation),
  )
  return (
    <div className="mt-6" data-result>
      <h4>{title}</h4>
      {shown.length === 0 && <p className="mt-2">{words.none}</p>}
      <ul className="mt-2">
        {shown.map((organisation) => (
          <ResourceRow key={organisation.name} organisation={organisation} />
        ))}
      </ul>
    </div>
  )
}

function ResourceRow({ organisation }: { organisation: Organisation }) {
  const { name, does, url, phone, nations = [], regions = [], checkedOn } = organisation
  const places = [...nations.map((nation) => words.nations[nation]), ...regions]
  return (
    <li className="border-t border-line py-2.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">
          <ExternalLink url={url}>{name}</ExternalLink>
        </span>
        {phone !== null && (
          <a
            href={`tel:${phone.replace(/[^\d+]/g, '')}`}
            className="inline-flex min-h-6 items-center tabular-nums"
          >
            {phone}
          </a>
        )}
      </p>
      <p className="text-ink-2">{does}</p>
      <p className="text-sm text-ink-2">
        {places.length > 0 && `${words.onlyIn(places.join(', '))}. `}
        {words.checkedOn(formatPlainDay(checkedOn))}
      </p>
    </li>
  )
}

interface Wish {
  country: CountryCode
  kind: ResourceKind
}

const useResources = () =>
  useMutation({
    mutationFn: async (param: Wish) => {
      const call = api['professional-resources'][':country'][':kind'].$get({ param })
      return (await readAnswer(call)).resources[0]?.organisations ?? []
    },
    onSuccess: (found) =>
      toast(found.length === 0 ? { title: words.none } : { title: words.loaded }),
    onError: (error) =>
      toast({
        title: words.failed,
        description: describeError(error, words.failedHint),
        variant: 'destructive',
      }),
  })
