import type { BusinessEnhancement, BusinessPoint } from '@plainletter/contracts/business'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'

import { api, readAnswer } from '../api.ts'
import { ExternalLink } from '../external-link.tsx'
import { businessMessages as words } from '../messages/business.ts'
import type { ResultToolProps } from '../result-tool.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Waiting } from '../ui/waiting.tsx'

const PARTS = {
  strategy: [
    'leveragePoints',
    'businessRisks',
    'cashFlowImplications',
    'reputationalConsiderations',
  ],
  compliance: [
    'applicableRegulations',
    'complianceViolations',
    'reportingObligations',
    'industrySpecificRules',
  ],
  escalation: ['negotiationStrategy', 'legalActionThreshold', 'settlementParameters'],
} as const

type TabName = keyof typeof PARTS
const TAB_NAMES = ['strategy', 'compliance', 'escalation'] as const satisfies readonly TabName[]

const businessViewQuery = (id: number) =>
  queryOptions({
    queryKey: ['business-view', id],
    queryFn: async () => {
      const param = { id: String(id) }
      const call = api.documents[':id']['business-view'].$get({ param })
      return (await readAnswer(call)).businessEnhancement
    },
    staleTime: Infinity,
  })

/** What a letter means for a firm, in three tabs. The address tells which one is open. */
export function BusinessView({ document, Letter }: ResultToolProps) {
  const view = useQuery(businessViewQuery(document.id))
  const [current, open] = useTabInHash()
  if (view.isPending) return <Waiting label={words.loading} />
  if (view.isError)
    return <LoadFailed says={words.failed} retryLabel={words.tryAgain} onRetry={view.refetch} />
  const { formalDemandTemplate } = view.data.escalationPlanning
  const { entityType } = view.data.businessContext
  return (
    <div data-result>
      <p className="mb-4 text-ink-2">
        {words.lead} {entityType !== 'other' && words.entities[entityType]}
      </p>
      <Tabs
        label={words.tabsLabel}
        tabs={TAB_NAMES.map((name) => ({ name, label: words.tabs[name] }))}
        current={current}
        onChange={open}
      >
        <TabBody tab={current} view={view.data} />
        {current === 'escalation' && formalDemandTemplate !== null && (
          <div className="mt-6">
            <h4 className="mb-2">{words.template}</h4>
            <Letter letter={formalDemandTemplate} />
          </div>
        )}
      </Tabs>
    </div>
  )
}

function useTabInHash(): [TabName, (name: TabName) => void] {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const current = TAB_NAMES.find((name) => hash === `#${name}`) ?? 'strategy'
  return [current, (name) => void navigate({ hash: name }, { replace: true })]
}

function TabBody({ tab, view }: { tab: TabName; view: BusinessEnhancement }) {
  const points = {
    ...view.commercialStrategy,
    ...view.regulatoryCompliance,
    ...view.escalationPlanning,
  }
  return PARTS[tab].map((part) => (
    <div key={part} className="mt-6 first:mt-0">
      <h4>{words.parts[part]}</h4>
      {points[part].length === 0 && <p className="mt-1 text-ink-2">{words.nothing}</p>}
      <ul className="mt-1">
        {points[part].map((point) => (
          <Point key={point.says} point={point} />
        ))}
      </ul>
    </div>
  ))
}

function Point({ point: { says, basis } }: { point: BusinessPoint }) {
  const laws = basis.flatMap((one) => (one.kind === 'law' ? [one] : []))
  const quote = basis.find((one) => one.kind === 'letter')?.quote
  return (
    <li className="border-t border-line py-3 first:border-0">
      <p>{says}</p>
      {quote !== undefined && (
        <p className="mt-1 text-sm text-ink-2">
          {words.proof}: <q className="font-serif">{quote.replace(/\s+/g, ' ').trim()}</q>
        </p>
      )}
      {laws.map(({ ruleId, title, provision, url }) => (
        <p key={ruleId + provision} className="mt-1 text-sm">
          <ExternalLink url={url}>
            {title}, {provision}
          </ExternalLink>
        </p>
      ))}
    </li>
  )
}
