/** The German words of the Netherlands: housing. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_DE: Words = {
  'nl.home.want': {
    says: 'Ihr Vermieter will, dass Sie ausziehen. Ein Brief allein beendet Ihr Recht zu bleiben nicht.',
  },
  'nl.home.want-rent': {
    says: 'Ihr Vermieter sagt, dass Sie Miete schulden.',
  },
  'nl.home.who': {
    says: 'Das ist Ihr Vermieter oder jemand, der für ihn schreibt. Nur ein Richter kann den Mietvertrag gegen Ihren Willen beenden.',
  },
  'nl.home.real': {
    says: 'Wegen dieses Briefs müssen Sie nicht ausziehen. Der Vermieter muss zuerst vor Gericht gehen.',
  },
  'nl.home.not-yet': {
    says: 'Niemand darf Ihre Schlösser tauschen oder Sie hinauswerfen. Das kann nur ein Gerichtsvollzieher (deurwaarder) mit Urteil.',
  },
  'nl.home.rights': {
    says: 'Sie können zu einer Kündigung Nein sagen, um Raten bitten und dem Richter Ihre Sicht sagen.',
  },
  'nl.home.deadline-six': {
    says: 'Die Kündigung muss Sie bitten, in sechs Wochen zu sagen, ob Sie zustimmen. Sagen Sie nichts, haben Sie nicht zugestimmt.',
    action: 'Dem Vermieter schriftlich sagen, dass Sie nicht zustimmen',
    consequence:
      'Der Vermieter kann dann einen Richter bitten, den Mietvertrag zu beenden. Sie können bleiben, bis der Richter entscheidet.',
  },
  'nl.home.right-judge': {
    says: 'Sie haben das Recht zu bleiben, bis ein Richter entscheidet.',
  },
  'nl.home.right-grounds': {
    says: 'Ein Vermieter braucht einen Grund aus dem Gesetz, um den Mietvertrag zu beenden. Die Kündigung muss ihn nennen.',
  },
  'nl.home.right-notice': {
    says: 'Sie haben das Recht auf eine Frist von drei bis sechs Monaten, per Einschreiben oder Gerichtsvollzieher (deurwaarder).',
  },
  'nl.home.right-fixed': {
    says: 'Mietverträge seit dem 1. Juli 2024 sind meist unbefristet. Befristet geht es nur in bestimmten Fällen.',
  },
  'nl.home.right-help': {
    says: 'Sie haben das Recht auf schnelle Schuldenhilfe Ihrer Gemeinde (gemeente), wenn Ihre Wohnung in Gefahr ist.',
  },
  'nl.home.option-no': {
    title: 'Zur Kündigung Nein sagen',
    says: 'Schreiben Sie, dass Sie nicht zustimmen.',
    cost: 'Nichts.',
    time: 'In sechs Wochen.',
    risk: 'Der Vermieter kann vor Gericht gehen.',
    bestFor: 'Sie wollen bleiben.',
  },
  'nl.home.option-plan': {
    title: 'Eine Ratenzahlung anbieten',
    says: 'Zahlen Sie die neue Miete und eine Summe für die alte.',
    cost: 'Was Sie anbieten.',
    time: 'Ein Brief.',
    risk: 'Halten Sie ihn ein, sonst kann das Gericht folgen.',
    bestFor: 'Sie schulden Miete.',
  },
  'nl.home.option-help': {
    title: 'Gemeinde und Juridisch Loket fragen',
    says: 'Kostenlose Hilfe bei Mietschulden und Kündigungen.',
    cost: 'Nichts.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Ihre Wohnung ist in Gefahr.',
  },
  'nl.home.warn-three': {
    says: 'Bei etwa drei Monaten Rückstand ordnen Richter oft die Räumung an. Handeln Sie vorher.',
  },
  'nl.rent.right-costs': {
    says: 'Inkassokosten gibt es erst nach einem kostenlosen Brief mit 14 Tagen Zeit zu zahlen.',
  },
  'nl.home.right-own-use': {
    says: 'Bei Eigenbedarf muss der Vermieter dem Gericht dringenden Bedarf beweisen und dass Sie eine passende Wohnung finden können. Müssen Sie gehen, verlangen Sie die Umzugskosten.',
  },
}
