/** By what words the penalties of offices are known that no council and no parking firm sends, and the fines of courts. */
import type { PaperRow } from './paper-rows.ts'

/** "Reminder to tax your vehicle": the tax runs out, and nobody has driven without it. */
const REMINDS_OF_TAX =
  /\breminder to (?:tax|renew)\b|\b(?:vehicle|car|road) tax (?:runs out|(?:is about to |will )(?:run out|expire)|is due(?: for renewal)?|expires) (?:on|by|at)\b/iu

export const FINE_PAPERS = [
  {
    name: 'vehicle_tax_penalty',
    kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'OTHER'],
    words:
      /\b(?:late licensing penalty|(?:is|was|were) (?:untaxed|not taxed)|untaxed vehicle|(?:no|without) (?:vehicle tax|sorn))(?!\p{L})/iu,
    also: /(?<!\p{L})(?:dvla|dva|driver and vehicle|vehicle licensing)(?!\p{L})/iu,
    unless: REMINDS_OF_TAX,
  },
  {
    name: 'prescription_penalty',
    kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'OTHER'],
    words:
      /\bfree (?:nhs )?(?:prescriptions?|dental (?:treatment|care))\b|\bprescription (?:penalty|charge) |\b(?:entitled to|claim(?:ed|ing)?|gave you|get) free (?:nhs )?(?:treatment|medicines?)\b|\bexempt(?:ion)? from (?:nhs |prescription |dental )+charges\b/iu,
    also: /\bpenalty\b/iu,
  },
  {
    name: 'single_justice_notice',
    kinds: ['TV_LICENCE_LETTER', 'PENALTY_CHARGE_NOTICE', 'COURT_CLAIM', 'OTHER'],
    words: /\bsingle justice (?:procedure )?notice\b/iu,
    also: /\bcharged with\b|\bplead(?:ing)? guilty\b|\bplea\b/iu,
  },
  {
    name: 'court_fine',
    kinds: ['PENALTY_CHARGE_NOTICE', 'COURT_JUDGMENT', 'OTHER'],
    words:
      /\bnotice of fine\b|\bvictim surcharge\b|\bfines? (?:officer|team|collection)\b|\bcollection order\b/iu,
    also: /£[^]*\b(?:magistrates|hmcts|courts? and tribunals?)\b|\b(?:magistrates|hmcts|courts? and tribunals?)\b[^]*£/iu,
    unless:
      /\b(?:enforcement agents?|bailiffs?|distress warrant|warrant of control|single justice procedure notice|liability order|further steps notice)\b/iu,
  },
] as const satisfies readonly PaperRow[]
