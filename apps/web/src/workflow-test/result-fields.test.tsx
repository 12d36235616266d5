import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { makeDocument } from '../analysis/fixtures/make-document.ts'
import { ResultFields } from './result-fields.tsx'

test('the internal test page shows the fields of the specification, the confidence as a percent', () => {
  const { analysis } = makeDocument({ directAnswer: 'No.' })
  const markup = renderToStaticMarkup(<ResultFields analysis={analysis} />)
  const names = [...markup.matchAll(/<dt[^>]*>(\w+)<\/dt>/g)].map((found) => found[1])
  expect(names).toEqual([
    'documentType',
    'urgencyLevel',
    'complexityLevel',
    'senderOrganization',
    'userQuestion',
    'questionConfirmation',
    'directAnswer',
    'summary',
    'legalRights',
    'keyAdvice',
    'recommendedActions',
    'possibleResponses',
    'jurisdiction',
  ])
  expect(markup).toMatch(/confidence: \d+ %/)
  expect(markup).toContain('<dd>No.</dd>')
})
