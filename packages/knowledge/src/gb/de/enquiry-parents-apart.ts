/** Questions of parents who live apart: a child that was kept, a journey, a father without rights: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARENTS_APART_DE: Words = {
  'gb.ask-family.child-kept': {
    says: 'Ohne Gerichtsbeschluss tut die Polizei meist nichts, außer das Kind ist in Gefahr: Beide Eltern mit Sorge (parental responsibility) sind gleich. Beantragen Sie jetzt beim Familiengericht mit C100 einen Eilbeschluss, wo das Kind lebt und dass es zurückkommt. Ist es eilig, braucht es vorher kein Mediationstreffen. Holen Sie es nicht mit Gewalt. Bleiben Sie ruhig, informieren Sie die Schule.',
  },
  'gb.ask-family.take-abroad': {
    says: 'Sie brauchen das Ja aller mit Sorge (parental responsibility), am besten schriftlich. Ohne Zustimmung kann die Reise strafbar sein. Sagt ein Beschluss, dass das Kind bei Ihnen lebt, sind bis zu 28 Tage frei. Sagt der andere grundlos Nein, fragen Sie früh das Familiengericht (C100). Einen normalen Urlaub mit Rückflug erlaubt es oft.',
    dependsOn: 'ob ein Beschluss sagt, dass das Kind bei Ihnen lebt',
  },
  'gb.ask-family.father-no-responsibility': {
    says: 'Ohne Ehe oder Ihren Namen in der Geburtsurkunde haben Sie noch keine elterliche Verantwortung. Sie sind trotzdem der Vater und können sie und Zeit mit dem Kind beim Gericht beantragen. Bitten Sie zuerst die Mutter, Sie eintragen zu lassen oder C(PRA1) mit Ihnen zu unterschreiben. Sonst C1 und C100. Das Wohl des Kindes geht vor. Zahlen entscheidet es nicht.',
  },
  'gb.ask-family.grandparents': {
    says: 'Großeltern haben als solche kein Recht auf Umgang, können ihn aber beantragen. Schreiben Sie freundlich, schlagen Sie einen kleinen Plan vor und versuchen Sie family mediation. Klappt das nicht, bitten Sie das Familiengericht um Erlaubnis (Formular C2) und um eine child arrangements order (Formular C100). Es schaut auf Ihre Bindung zum Kind und was für das Kind am besten ist.',
  },
}
