/** An offer to end a job by agreement (Aufhebungsvertrag): no duty to sign, and what signing costs. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'OTHER'],
  topics: ['employment'],
  papers: ['exit_agreement'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const EXIT_AGREEMENTS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.exit.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'This is only an offer. Once signed, it can hardly be undone, so take your time first.',
    authority: cite('bgb', '241', {
      provision: '§§ 123, 241 und 311 BGB; BAG 7.2.2019 - 6 AZR 75/18',
    }),
  },
  {
    ...BASE,
    id: 'de.exit.right-no',
    kind: 'right',
    rank: 4,
    says: 'You may say no without a reason. Then your job goes on. A dismissal would mostly need a reason that a court can check.',
    authority: cite('kschg', '1', { provision: '§ 1 KSchG, § 311 BGB' }),
  },
  {
    ...BASE,
    id: 'de.exit.right-fair',
    kind: 'right',
    rank: 5,
    says: 'They must deal fairly with you. If they caught you unprepared, threatened or lied, a court can set the contract aside.',
    authority: cite('bgb', '241', {
      provision: '§§ 123, 124 und 241 Abs. 2 BGB; BAG 7.2.2019 - 6 AZR 75/18',
    }),
  },
  {
    ...BASE,
    id: 'de.exit.insight-no-block',
    kind: 'insight',
    severity: 'medium',
    rank: 6,
    confidence: 0.8,
    says: 'Often there is no block of benefit (Sperrzeit) if a dismissal for business or health reasons was sure and the notice period is kept. The pay-off may then be half a month’s pay per year at most.',
    actionable:
      'Ask the Agentur für Arbeit before you sign, and have the reason written into the contract.',
    authority: cite('sgb3', '159', { provision: '§ 159 SGB III; Weisungen der Bundesagentur' }),
  },
  {
    ...BASE,
    id: 'de.exit.warn-benefit',
    kind: 'warning',
    severity: 'high',
    rank: 5,
    needsProfessional: true,
    says: 'Signing can cost up to twelve weeks of unemployment pay. An end before your notice period can hold it back further.',
    authority: cite('sgb3', '159', { provision: '§§ 158 und 159 SGB III' }),
  },
  {
    ...BASE,
    id: 'de.exit.step-check',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Check the end day against your notice period. Then the pay-off, open leave, overtime, bonus and the reference.',
    authority: cite('bgb', '622', { provision: '§ 622 BGB, § 7 BUrlG, § 109 GewO' }),
  },
  {
    ...BASE,
    id: 'de.exit.step-register',
    kind: 'step',
    list: 'first',
    rank: 7,
    says: 'If you do sign, register as seeking work within three days. If the end is over three months off, do so three months before.',
    authority: cite('sgb3', '38', { provision: '§ 38 Abs. 1 SGB III' }),
  },
  {
    ...BASE,
    id: 'de.exit.option-better',
    kind: 'option',
    option: 'negotiate',
    rank: 12,
    says: 'Ask for more time, more money, a later end and a good reference.',
    title: 'Ask for better terms',
    cost: 'Free, or a lawyer’s fee.',
    time: 'Before the day in the offer.',
    risk: 'They may take the offer back.',
    bestFor: 'You could live with leaving.',
    authority: cite('kschg', '1a', { provision: '§ 1a KSchG als Maßstab' }),
  },
  {
    ...BASE,
    id: 'de.exit.option-help',
    kind: 'option',
    option: 'get_help',
    rank: 13,
    says: 'A union or a lawyer for labour law reads it before you sign.',
    title: 'Have the contract checked first',
    cost: 'Free for union members. Ask a lawyer for the price first.',
    time: 'Before you sign.',
    risk: 'None.',
    bestFor: 'Everyone with such an offer.',
    authority: cite('berhg', '1', { provision: '§ 1 BerHG, § 11 ArbGG' }),
  },
]
