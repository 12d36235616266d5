/** The German words of the Netherlands: senders. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_DE: Words = {
  'nl.sender.cjib': {
    says: 'Das CJIB zieht Bußgelder für den Staat ein. Es kann ein spätes Bußgeld erhöhen, und es kann einen Plan vereinbaren.',
    nextStep: 'Legen Sie vor dem Datum Einspruch ein, zahlen Sie oder bitten Sie um einen Plan.',
  },
  'nl.sender.belastingdienst': {
    says: 'Das ist das Finanzamt. Es kann nach einem förmlichen Befehl pfänden, und es kann mehr Zeit geben.',
    nextStep: 'Widersprechen Sie oder bitten Sie vor dem Datum um Zeit.',
  },
  'nl.sender.uwv': {
    says: 'Das UWV zahlt Leistungen an Menschen, die arbeitslos oder krank sind. Gegen seine Entscheidungen kann man widersprechen.',
    nextStep: 'Widersprechen Sie in sechs Wochen, wenn Sie nicht einverstanden sind.',
  },
  'nl.sender.cak': {
    says: 'Das CAK zieht den Krankenkassenbeitrag ein, wenn Sie lange im Rückstand sind.',
    nextStep: 'Vereinbaren Sie einen Plan mit Ihrer Krankenkasse.',
  },
  'nl.sender.intrum': {
    says: 'Intrum ist ein Inkassobüro. Es ist kein Gericht und kann selbst nichts pfänden.',
    nextStep: 'Prüfen Sie die Schuld und die Kosten, dann schreiben Sie.',
  },
}
