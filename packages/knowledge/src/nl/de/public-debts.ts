/** The German words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_DE: Words = {
  'nl.public-debt.want': {
    says: 'Eine Behörde sagt, dass Sie nicht gezahlt haben, und fordert das Geld noch einmal.',
  },
  'nl.public-debt.reality': {
    says: 'Nehmen Sie das ernst. Nach einer Mahnung (aanmaning) können die meisten Behörden ohne Richter einen Zahlungsbefehl (dwangbevel) erlassen. Damit kann ein Gerichtsvollzieher Lohn oder Konto pfänden.',
  },
  'nl.public-debt.who': {
    says: 'Das ist eine Behörde. Das Recht der öffentlichen Schulden gibt ihr eigene Befugnisse.',
  },
  'nl.public-debt.rights': {
    says: 'Sie dürfen um Aufschub oder Raten bitten und der Entscheidung widersprechen. Genug Einkommen zum Leben bleibt Ihnen.',
  },
  'nl.public-debt.know-old': {
    says: 'Die meisten Schulden bei Behörden verjähren fünf Jahre nach dem letzten Zahlungstag. Eine Mahnung oder ein dwangbevel lässt die Zeit neu beginnen.',
  },
  'nl.public-debt.right-two-weeks': {
    says: 'Eine Mahnung (aanmaning) gibt Ihnen zwei Wochen ab dem Tag nach dem Versand. Vorher darf kein dwangbevel kommen. Die Kosten stehen im Gesetz.',
  },
  'nl.public-debt.right-time': {
    says: 'Sie können Aufschub oder einen Plan beantragen. Während des Aufschubs darf die Behörde weder mahnen noch eintreiben.',
  },
  'nl.public-debt.right-object': {
    says: 'Gegen die Entscheidung (beschikking) dahinter können Sie kostenlos binnen sechs Wochen Widerspruch einlegen. Das stoppt die Zahlung nicht: Bitten Sie auch um Aufschub.',
  },
  'nl.public-debt.right-income': {
    says: 'Ein Teil von Lohn oder Sozialleistung bleibt geschützt (beslagvrije voet), auch vor einer Behörde.',
  },
  'nl.public-debt.step-call': {
    says: 'Rufen Sie vor dem Termin an oder schreiben Sie, mit der Nummer im Brief. Bitten Sie um Aufschub oder einen Plan, der zu Ihrem Einkommen passt.',
  },
  'nl.public-debt.step-which': {
    says: 'Suchen Sie die Entscheidung hinter der Summe und prüfen Sie sie. Fehlt sie, verlangen Sie eine Kopie. Schon gezahlt? Schicken Sie den Beleg.',
  },
  'nl.public-debt.tax-right': {
    says: 'Mit wenig Einkommen und Erspartem können Sie Erlass (kwijtschelding) beantragen. Nicht jede Gemeinde oder Steuer lässt das zu. Bitten Sie auch um Aufschub.',
  },
  'nl.public-debt.tax-wage': {
    says: 'Für eine Steuer können sie ein dwangbevel schicken und Ihren Arbeitgeber anweisen, einen Teil des Lohns zu zahlen. Ein Richter ist nicht nötig.',
  },
  'nl.public-debt.fine-reality': {
    says: 'Eine Geldstrafe des Richters steigt bei später Zahlung. Bleibt sie unbezahlt, können einige Tage Haft folgen.',
  },
  'nl.public-debt.fine-right': {
    says: 'Das CJIB kann Aufschub oder Raten gewähren. Fragen Sie, bevor die Summe steigt: Danach ist alles sofort fällig.',
  },
  'nl.public-debt.fine-rights': {
    says: 'Sie dürfen um Aufschub oder Raten bitten. Zeigen Sie, was Sie verdienen und zum Leben brauchen.',
  },
  'nl.public-debt.cjib-stop': {
    says: 'Zu viele Schulden? Bitten Sie das CJIB um einen Notstopp (noodstop). Er kann vier Monate bringen, wenn Sie Ihre Gemeinde um Schuldenhilfe bitten.',
  },
  'nl.public-debt.duo-reality': {
    says: 'Nach einer Mahnung kann DUO den Rückstand an das CJIB geben. Das kann einen Gerichtsvollzieher schicken. Dann wachsen Zinsen und Kosten.',
  },
  'nl.public-debt.duo-right': {
    says: 'Können Sie die Monatsrate nicht zahlen, bitten Sie DUO, sie nach Ihrem Einkommen festzusetzen (draagkracht). Sie kann zeitweise sogar null sein.',
  },
  'nl.public-debt.duo-step': {
    says: 'Bitten Sie DUO jetzt um einen Plan für den Rückstand. Hat ihn das CJIB, macht DUO keinen Plan mehr.',
  },
}
