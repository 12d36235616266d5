/** The German words of the Netherlands: utility. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_DE: Words = {
  'nl.utility.want': {
    says: 'Ihr Energie- oder Wasserversorger will, dass Sie eine Rechnung zahlen.',
  },
  'nl.utility.who': {
    says: 'Das ist ein Versorger. Für ihn gelten strenge Regeln, bevor er sperren darf.',
  },
  'nl.utility.real': {
    says: 'Eine Mahnung ist keine Sperre. Davor gibt es noch Schritte.',
  },
  'nl.utility.not-yet': {
    says: 'Zuerst müssen sie Sie schriftlich warnen, Sie persönlich zu erreichen versuchen und von Schuldenhilfe berichten.',
  },
  'nl.utility.rights': {
    says: 'Sie können um eine Ratenzahlung bitten und um Schuldenhilfe Ihrer Gemeinde (gemeente).',
  },
  'nl.utility.step-check': {
    says: 'Prüfen Sie die Rechnung: Zählerstand, Tarif und Zeitraum.',
  },
  'nl.utility.step-call': {
    says: 'Rufen Sie die Firma jetzt an und bieten Sie eine Summe im Monat an. Verlangen Sie ein schriftliches Ja.',
  },
  'nl.utility.step-wgs': {
    says: 'Bitten Sie Ihre Gemeinde (gemeente) um Schuldenhilfe. Ist eine Sperre nah, muss sie Sie in drei Werktagen empfangen.',
  },
  'nl.utility.right-14': {
    says: 'Vor einer kostenlosen Mahnung mit 14 Tagen schulden Sie keine Inkassokosten.',
  },
  'nl.utility.right-contact': {
    says: 'Sie haben vor einer Sperre das Recht auf persönlichen Kontakt und einen fairen Plan.',
  },
  'nl.utility.right-fast': {
    says: 'Sie haben das Recht auf schnelle Hilfe Ihrer Gemeinde (gemeente).',
  },
  'nl.utility.option-plan': {
    title: 'Eine Ratenzahlung vereinbaren',
    says: 'Bieten Sie eine Summe an, die Sie durchhalten.',
    cost: 'Was Sie anbieten.',
    time: 'Ein Anruf.',
    risk: 'Halten Sie sie ein.',
    bestFor: 'Die Rechnung stimmt.',
  },
  'nl.utility.option-dispute': {
    title: 'Die Rechnung bestreiten',
    says: 'Schreiben Sie, was falsch ist, und legen Sie ein Foto des Zählers bei.',
    cost: 'Nichts.',
    time: 'Ein Brief.',
    risk: 'Zahlen Sie den Teil, der stimmt.',
    bestFor: 'Die Summe ist falsch.',
  },
  'nl.utility.option-help': {
    title: 'Ihre Gemeinde fragen',
    says: 'Kostenlose Schuldenhilfe der Gemeinde (gemeente).',
    cost: 'Nichts.',
    time: 'Drei Werktage, wenn es dringend ist.',
    risk: 'Keines.',
    bestFor: 'Sie können nicht zahlen.',
  },
  'nl.utility.warn-ignore': {
    says: 'Schweigen Sie nicht. Was eine Sperre stoppt, ist Kontakt.',
  },
  'nl.utility.right-before-cut-off': {
    says: 'Zuerst müssen sie Sie schriftlich warnen, Sie persönlich zu erreichen versuchen und von Schuldenhilfe berichten.',
  },
}
