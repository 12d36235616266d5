/** The German words of the rows in ../enquiry-benefits-and-returns.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_AND_RETURNS_DE: Words = {
  'ca.fact.ccb-stopped': {
    says: 'Schicken Sie der CRA über My Account, was der Brief verlangt: Brief von Schule oder Kita, Mietvertrag, Brief vom Arzt, Tag der Trennung. Das Geld bekommt, bei wem das Kind meist lebt; bei 40 bis 60 % wird geteilt (custody). Haben Sie recht, wird nachgezahlt. Einspruch geht binnen 90 Tagen nach dem Bescheid.',
  },
  'ca.fact.odsp-denied': {
    says: 'Verlangen Sie binnen 30 Tagen schriftlich eine interne Prüfung (internal review). Legen Sie neue Arztformulare bei, die sagen, was im Alltag nicht geht. Bleibt es beim Nein, gehen Sie binnen 30 Tagen zum Social Benefits Tribunal; viele gewinnen dort. Eine Community Legal Clinic hilft kostenlos. Bitten Sie solange Ontario Works um Geld.',
  },
  'ca.fact.returns-not-filed': {
    says: 'Reichen Sie die fehlenden Jahre jetzt ein, auch wenn Sie nicht zahlen können. Leistungen wie das Canada Groceries and Essentials Benefit (früher GST Credit) und Kindergeld kommen erst dann zurück. Der Zuschlag ist 5 %, dann 1 % im Monat, meist keiner, wenn Sie nichts schulden. Hat die CRA noch nicht gefragt, nutzen Sie das Voluntary Disclosures Program. Eine kostenlose Tax Clinic hilft.',
  },
  'ca.fact.ei-sickness': {
    says: 'EI-Krankengeld läuft bis zu 26 Wochen, mit 55 % des Lohns bis zu einer Grenze. Sie brauchen 600 versicherte Stunden und ein Attest; beantragen Sie es sofort, binnen vier Wochen. Ihre Stelle ist meist geschützt: in Ontario 27 Wochen nach 13 Wochen Arbeit, anderswo ähnlich. Fragen Sie bei langer Krankheit auch nach CPP Disability.',
  },
}
