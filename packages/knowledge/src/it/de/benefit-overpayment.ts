/** Benefits that INPS asks back (indebito): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_OVERPAYMENT_WORDS: Words = {
  'it.public.want-benefit': {
    says: 'INPS sagt, es habe Ihnen zu viel gezahlt, und will es zurück (indebito). Es darf zehn Jahre zurückgehen.',
  },
  'it.public.reality-benefit': {
    says: 'Es ist ernst, aber Sie können kostenlos Einspruch (ricorso) erheben. Ihnen muss genug zum Leben bleiben.',
  },
  'it.public.no-whole-benefit': {
    says: 'Das INPS kann nicht Ihre ganze Rente stoppen, um das Geld zurückzuholen: höchstens ein Fünftel im Monat.',
  },
  'it.public.deadline-benefit': {
    says: 'Sie haben 90 Tage ab dem Tag, an dem Sie den Brief bekamen, um das INPS um Prüfung zu bitten.',
    action:
      'Einspruch beim INPS online oder bei einem Patronat (patronato) einlegen (ricorso amministrativo)',
    consequence: 'Die Prüfung kommt zu spät, und das Geld wird weiter zurückgeholt.',
  },
  'it.public.right-good-faith': {
    says: 'Hat das INPS aus eigenem Fehler zu viel Rente gezahlt? Dann müssen Sie oft nichts zurückzahlen, wenn Sie ehrlich waren und alles gemeldet haben.',
  },
  'it.public.right-fifth-benefit': {
    says: 'Von einer Rente darf höchstens ein Fünftel einbehalten werden, und der geschützte Teil muss Ihnen bleiben.',
  },
  'it.public.step-what-benefit': {
    says: 'Sehen Sie nach, welche Leistung, welche Monate und warum: INPS muss Gründe nennen und Ihnen die Akte zeigen. Gehen Sie kostenlos zu einem Patronato.',
  },
  'it.public.step-answer-benefit': {
    says: 'Stimmt es nicht, legen Sie mit einem Patronat (patronato) Einspruch (ricorso) ein. Sagen Sie, dass Sie in gutem Glauben waren.',
  },
  'it.public.step-plan-benefit': {
    says: 'Stimmt es, bitten Sie das INPS um kleine Monatsraten. Ein Patronat (patronato) macht das kostenlos.',
  },
  'it.public.step-papers-benefit': {
    says: 'Sammeln Sie, was Sie dem INPS wann gemeldet haben: Formulare, Nachweise zum Einkommen, Briefe.',
  },
  'it.public.option-appeal-benefit': {
    title: 'Einspruch beim INPS einlegen',
    says: 'Ein Patronat (patronato) reicht ihn kostenlos ein.',
    cost: 'Nichts.',
    time: '90 Tage.',
    risk: 'Gering.',
    bestFor: 'Sie waren ehrlich, oder die Summe ist falsch.',
  },
  'it.public.option-plan-benefit': {
    title: 'In Raten zurückzahlen',
    says: 'Bitten Sie das INPS um kleine Monatsraten.',
    cost: 'Die Summe, in Raten.',
    time: 'Minuten für den Antrag.',
    risk: 'Gering.',
    bestFor: 'Sie hatten kein Recht auf das Geld.',
  },
  'it.public.right-naspi-work': {
    says: 'Eine neue Stelle bis sechs Monate setzt die NASpI nur aus. Bei kleinem Lohn, den Sie INPS gemeldet haben, bleibt Ihnen ein Teil. Prüfen Sie die Rechnung.',
  },
}
