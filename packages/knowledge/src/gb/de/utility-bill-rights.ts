/** Rights on bills for energy, water, phone and broadband: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_RIGHTS_DE: Words = {
  'gb.bill.right-afford': {
    says: 'Eine Energiefirma muss Ihnen Zahlwege anbieten und die Raten danach setzen, was Sie zahlen können.',
  },
  'gb.bill.right-prepayment': {
    says: 'In manchen Wohnungen dürfen sie keinen Vorauszahlungs-Zähler (prepayment meter) erzwingen. Zum Beispiel mit einem Kind unter zwei. Oder wo Menschen über 75 ohne Hilfe wohnen.',
  },
  'gb.bill.step-back-bill': {
    says: 'Schreiben Sie der Firma: Sie soll alle Energie streichen, die mehr als 12 Monate vor dieser Rechnung verbraucht und nicht rechtzeitig berechnet wurde. Prüfen Sie dann den Rest.',
  },
  'gb.bill.insight-back-bill': {
    says: 'Die Firma sagt, sie habe eine Zeit lang nicht abgerechnet. Energie von über 12 Monaten vor dieser Rechnung darf sie nicht berechnen, außer Sie haben es verhindert.',
    actionable:
      'Verlangen Sie die Streichung von allem, was über 12 Monate vor der Rechnung liegt, und eine neue Rechnung. Tun Sie das, bevor Sie Raten zustimmen.',
  },
  'gb.bill.right-back-bill': {
    says: 'Energie von vor mehr als 12 Monaten, die sie nicht berechneten, müssen Sie nicht zahlen, außer Sie haben die Rechnung verhindert.',
  },
  'gb.bill.right-energy-ombudsman': {
    says: 'Beschweren Sie sich bei der Firma. Nach acht Wochen oder einer letzten Antwort kann der Energy Ombudsman kostenlos entscheiden.',
  },
  'gb.bill.right-phone-scheme': {
    says: 'Beschweren Sie sich bei der Telefon- oder Internetfirma. Nach sechs Wochen oder einer letzten Antwort kann eine kostenlose Schlichtung entscheiden.',
  },
  'gb.bill.right-water': {
    says: 'Sie haben das Recht auf Wasser in der Wohnung, auch wenn Sie dafür Geld schulden.',
  },
  'gb.bill.right-no-bullying': {
    says: 'Eine Firma darf Sie nicht täuschen oder einschüchtern, damit Sie zahlen.',
  },
  'gb.bill.right-heat-network': {
    says: 'Seit 27. Januar 2026 hat Ofgem Regeln für gemeinsame Heizungen. Die Firma muss fair sein, bei Geldnot helfen und Wärme nur als letzten Schritt abstellen. Beschwerden gehen kostenlos an den Energy Ombudsman.',
  },
  'gb.bill.right-heat-lease': {
    says: 'Ist die Wärme Teil der Nebenkosten Ihrer Wohnung? Dann müssen die Kosten angemessen sein, und das Tribunal kann entscheiden.',
  },
}
