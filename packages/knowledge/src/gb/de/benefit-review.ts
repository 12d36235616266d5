/** Ein Formular zur Prüfung einer Leistung: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REVIEW_DE: Words = {
  'gb.benefit-review.no-decision': {
    says: 'Das ist noch keine Entscheidung. In der Regel läuft das Geld weiter, während das Formular geprüft wird.',
  },
  'gb.benefit-review.step-fill': {
    says: 'Füllen Sie das ganze Formular aus, als wüsste man nichts von Ihnen. Schreiben Sie nicht nur „unverändert“.',
  },
  'gb.benefit-review.step-days': {
    says: 'Beschreiben Sie gute und schlechte Tage, wie oft sie kommen und welche Hilfe Sie brauchen. Sagen Sie, was gefährlich, langsam oder schmerzhaft ist.',
  },
  'gb.benefit-review.step-proof': {
    says: 'Legen Sie Kopien von Briefen von Ärzten und Helfern bei. Kopieren Sie das ganze Formular und heben Sie den Einlieferungsbeleg auf.',
  },
  'gb.benefit-review.right-time': {
    says: 'Sie können um mehr Zeit bitten. Rufen Sie vor dem genannten Tag an und notieren Sie den neuen Tag und den Namen.',
  },
  'gb.benefit-review.right-late': {
    says: 'Sind Sie aus gutem Grund zu spät, etwa wegen Krankheit, schicken Sie es mit dem Grund. Der Grund und Ihre Gesundheit müssen geprüft werden.',
  },
  'gb.benefit-review.right-assessment': {
    says: 'Gibt es eine Begutachtung, dürfen Sie jemanden mitbringen. Sie können um Telefon, einen Hausbesuch oder eine Aufnahme bitten.',
  },
  'gb.benefit-review.right-challenge': {
    says: 'Ist die neue Entscheidung falsch, bitten Sie binnen eines Monats um Prüfung. Danach können Sie kostenlos vor ein Tribunal.',
  },
  'gb.benefit-review.work-right': {
    says: 'Sagen Sie auch, wenn Arbeit oder Arbeitssuche Ihre Gesundheit ernst gefährdet. Das zählt neben den Punkten.',
  },
  'gb.benefit-review.scotland-right': {
    says: 'Ist die neue Entscheidung falsch, bitten Sie binnen 42 Tagen um eine neue (re-determination). Danach ist binnen 31 Tagen Berufung möglich.',
  },
  'gb.benefit-review.warning': {
    says: 'Kommt kein Formular und gibt es keinen guten Grund, kann die Leistung enden. Rufen Sie heute an, wenn Sie es nicht schaffen.',
  },
  'gb.benefit-review.insight': {
    says: 'Eine Prüfung kann die Leistung erhöhen, lassen oder senken.',
    actionable: 'Nennen Sie alles, was seit dem letzten Formular schwerer wurde.',
  },
  'gb.benefit-review.option-help': {
    says: 'Bitten Sie Citizens Advice, ein Law Centre oder einen Verein für Ihre Krankheit um einen Termin vor dem Tag.',
    title: 'Es mit kostenloser Beratung ausfüllen',
    cost: 'Nichts.',
    time: 'Ein bis zwei Stunden.',
    risk: 'Termine sind knapp. Bitten Sie um mehr Zeit, wenn Sie warten müssen.',
    bestFor: 'Das Formular ist lang oder schwer für Sie.',
  },
  'gb.benefit-review.option-send': {
    says: 'Schicken Sie es einige Tage früher ab, oder online, wenn der Brief es erlaubt.',
    title: 'Das Formular mit Belegen rechtzeitig schicken',
    cost: 'Nichts.',
    time: 'Einige Stunden über mehrere Tage.',
    risk: 'Zu wenige Worte können Punkte kosten.',
    bestFor: 'Sie können selbst über Ihren Alltag schreiben.',
  },
  'gb.benefit-asks.want': {
    says: 'Das Amt bittet Sie, etwas zu zeigen oder zu schicken. Das ist keine Entscheidung, und es wird kein Geld zurückverlangt.',
  },
  'gb.benefit-asks.rights': {
    says: 'Bei einem neuen Antrag haben Sie meist einen Monat, oder länger, wenn das Amt zustimmt. Bei einer Leistung, die Sie schon bekommen, können es 14 Tage sein. Bitten Sie vor dem Tag um mehr Zeit, wenn Sie sie brauchen.',
  },
  'gb.benefit-asks.step-send': {
    says: 'Tun Sie vor dem Tag, was verlangt wird. Gehen Sie ins Amt, nutzen Sie die Post oder Ihr eigenes Konto, und heben Sie Beweise auf.',
  },
  'gb.benefit-asks.step-time': {
    says: 'Schaffen Sie es nicht rechtzeitig? Sagen Sie das und den Grund vor dem Tag. Wird der Antrag geschlossen, bitten Sie binnen eines Monats um eine neue Prüfung.',
  },
}
