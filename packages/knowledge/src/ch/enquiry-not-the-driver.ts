/** Questions about a traffic fine of someone who did not drive. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'ch',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_NOT_THE_DRIVER: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.ask.not-the-driver',
    kind: 'answer',
    topics: ['parking', 'criminal', 'general'],
    rank: 4,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      [
        'bin nicht gefahren',
        'nicht gefahren',
        'nicht selbst gefahren',
        'war nicht am steuer',
        'nicht der fahrer',
        'am steuer',
        'jemand anders gefahren',
        'halter',
        'pas conduit',
        'pas au volant',
        'je ne conduisais pas',
        'non guidavo',
        'non ero alla guida',
        "ce n'est pas moi",
        "c'est pas moi",
        'qui conduisais',
        'qui conduisait',
        'non ero io',
        'non guidavo io',
        'not driving',
        'not the driver',
      ],
      [
        'busse',
        'strafbefehl',
        'tempo',
        'geblitzt',
        'amende',
        'ordonnance pénale',
        'excès de vitesse',
        'radar',
        'multa',
        "decreto d'accusa",
        'fine',
      ],
    ],
    says: 'Is it a penal order (Strafbefehl)? Object in writing within ten days, with no reason, and say only that you did not drive. They must prove who did. You need not accuse yourself or close family. Is it a small fixed fine (Ordnungsbusse)? That goes to the keeper: you pay, or name the driver within 30 days. You are free if it was used against your will, though you took care. Never name a wrong person.',
    authority: {
      title: 'Strafprozessordnung (StPO) / Code de procédure pénale (CPP)',
      provision: 'Art. 168 und 354 StPO, Art. 7 OBG',
      url: 'https://www.fedlex.admin.ch/eli/cc/2010/267/de',
      inForceFrom: '2020-01-01',
    },
  },
]
