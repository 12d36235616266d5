/** Ending a contract: cooling-off days, gyms, phones and fees for leaving: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const CONTRACT_CANCELLING_WORDS: Words = {
  'ca.buy.right-ten': {
    says: 'In den meisten Provinzen können Sie einen Vertrag, den Sie an der Haustür unterschrieben, binnen 10 Tagen ohne Grund auflösen.',
  },
  'ca.buy.right-phone': {
    says: 'Einen Handyvertrag können Sie jederzeit kündigen. Sie schulden höchstens den Rest des Preises für das Telefon.',
  },
  'ca.buy.insight-cancel': {
    says: 'Gab die Firma Ihnen keinen schriftlichen Vertrag mit allen Angaben, haben Sie vielleicht länger Zeit zum Auflösen.',
    actionable: 'Suchen Sie im Papier den Namen der Firma, den Preis und Ihr Recht zum Auflösen.',
  },
  'ca.buy.qc-cool': {
    says: 'In Québec haben Sie 10 Tage, um einen Vertrag mit einem Haustürhändler (commerçant itinérant) aufzulösen.',
  },
  'ca.buy.cool-off': {
    says: 'In den meisten Provinzen haben Sie 10 Tage, um einen Vertrag aufzulösen, der bei Ihnen zu Hause unterschrieben wurde.',
    action: 'Schriftlich auflösen, wenn Sie an der Haustür unterschrieben haben',
    consequence: 'Danach wird das Auflösen schwerer.',
  },
  'ca.buy.on-cool': {
    says: 'In Ontario haben Sie 10 Tage, um einen Vertrag von zu Hause, mit einem Fitnessstudio oder für Ferienwohnrecht (time share) aufzulösen.',
  },
  'ca.buy.on-late': {
    says: 'In Ontario können Sie auflösen, wenn Ware mehr als 30 Tage zu spät kommt. Verträge im Internet können Sie auflösen, wenn Angaben fehlen.',
  },
  'ca.buy.bc-cool': {
    says: 'In British Columbia haben Sie 10 Tage, um einen Haustürkauf (direct sale) oder einen Vertrag mit einem Fitnessstudio aufzulösen.',
  },
  'ca.buy.ab-cool': {
    says: 'In Alberta haben Sie 10 Tage, um einen Vertrag von Ihrer Haustür aufzulösen.',
  },
  'ca.buy.right-penalty': {
    says: 'Fragen Sie, auf welche Klausel sich die Gebühr stützt. Ein Gericht kann eine Gebühr senken, die nur bestraft und weit über dem Schaden liegt.',
  },
  'ca.buy.qc-gym': {
    says: 'In Québec dauert ein Vertrag mit einem Fitnessstudio höchstens ein Jahr. Vor dem Beginn können Sie ihn kostenlos beenden, im ersten Zehntel für ein Zehntel des Preises.',
  },
  'ca.buy.on-gym': {
    says: 'In Ontario können Sie einen Fitnessvertrag binnen 10 Tagen nach Ihrer schriftlichen Kopie ohne Grund beenden. Er darf höchstens ein Jahr laufen.',
  },
  'ca.buy.on-door': {
    says: 'In Ontario ist ein Vertrag über Boiler, Heizung oder Ähnliches, den sie ungebeten an Ihrer Tür schlossen, nichtig. Andere Haustürverträge können Sie binnen 10 Tagen beenden.',
  },
}
