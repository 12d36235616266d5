/** The German words of the rows in ../enquiry-family-and-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_LIFE_WORDS: Words = {
  'it.ask.overtime': {
    says: 'Führen Sie selbst eine Liste Ihrer Stunden. Überstunden werden mit dem Zuschlag Ihres Kollektivvertrags (CCNL) bezahlt, oder als freie Zeit gegeben, wenn er es so sagt. Sie haben fünf Jahre, um sie zu fordern.',
  },
  'it.ask.holiday-days': {
    says: 'Verlangen Sie Ihren Urlaub (ferie) schriftlich. Sie haben mindestens vier Wochen im Jahr. Zwei sind im selben Jahr, der Rest in den 18 Monaten nach diesem Jahr.',
  },
  'it.ask.child-support': {
    says: 'Schicken Sie eine förmliche Mahnung (messa in mora). Nach 30 Tagen ohne Zahlung kann der Arbeitgeber des anderen Elternteils direkt an Sie zahlen müssen. Lohn kann gepfändet werden, und nicht zu zahlen kann strafbar sein.',
  },
  'it.ask.inherit-debts': {
    says: 'Wer annimmt, zahlt die Schulden auch mit eigenem Geld. Sie können ausschlagen oder nur mit dem Nachlass haften (beneficio d’inventario). Haben Sie die Sachen schon bei sich, handeln Sie innerhalb von drei Monaten.',
    dependsOn: 'ob und wie Sie annehmen',
  },
  'it.ask.noise': {
    says: 'Führen Sie eine Liste mit Tagen und Stunden, und bitten Sie den Hausverwalter (amministratore) zu handeln. Ein Richter kann Lärm stoppen, der nicht mehr erträglich ist. Rufen Sie nachts die Ortspolizei (polizia locale).',
  },
  'it.ask.used-car': {
    says: 'Beim Händler haben Sie zwei Jahre Garantie, oder mindestens eines, wenn es so vereinbart ist. Einer Privatperson melden Sie versteckte Mängel innerhalb von acht Tagen nach der Entdeckung. Klagen müssen Sie innerhalb eines Jahres.',
    dependsOn: 'wer es verkauft hat',
  },
  'it.ask.benefit-refused': {
    says: 'Ein Patronat (patronato) legt kostenlos Einspruch (ricorso) bei INPS ein, innerhalb von 90 Tagen. Gegen ein Nein zur Zivilinvalidität (invalidità civile) gehen Sie stattdessen zum Gericht, innerhalb von sechs Monaten.',
  },
  'it.ask.divorce': {
    says: 'Trennen Sie sich zuerst (separazione). Die Scheidung kann nach sechs Monaten folgen, wenn Sie einig waren. Musste ein Richter entscheiden, nach einem Jahr. Bei Einigkeit geht es mit Anwälten oder im Rathaus.',
  },
  'it.ask.joint-account': {
    says: 'Notieren Sie Stand und Daten, und bitten Sie die Bank, das Konto zu sperren oder zwei Unterschriften zu verlangen. Ihr Anteil lässt sich in der Scheidung fordern. Ein Richter kann Eilmaßnahmen anordnen. Gehen Sie bald zu einem Anwalt.',
  },
  'it.ask.neighbour-camera': {
    says: 'Die Kamera eines Nachbarn darf sein eigenes Heim filmen, nicht Ihres, Treppe oder Straße. Bitten Sie schriftlich, sie wegzudrehen. Sonst gratis beschweren bei: Garante.',
  },
  'it.ask.see-children': {
    says: 'Notieren Sie jeden verweigerten Tag mit Nachrichten. Bitten Sie das Gericht um Durchsetzung: Es kann strafen, Tage ersetzen und die Sorge ändern. Zahlen Sie weiter Unterhalt. Mit wenig Einkommen ist der Anwalt gratis.',
  },
  'it.ask.medical-error': {
    says: 'Verlangen Sie die Krankenakte: Sie muss in sieben Tagen kommen. Gehen Sie zu einem anderen Arzt und Anwalt. Gegen ein Krankenhaus haben Sie zehn Jahre, gegen einen Arzt meist fünf. Vor der Klage kommt ein Gutachten oder die Mediation.',
  },
  'it.ask.defamation': {
    says: 'Sichern Sie es mit Adresse, Tag und Zeugen. Lassen Sie es löschen. Stellen Sie binnen drei Monaten ab Kenntnis Strafantrag (querela). Vor dem Zivilgericht haben Sie fünf Jahre für Geld.',
  },
}
