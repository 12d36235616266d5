/** Questions about rent, charges, receipts, guarantors and flatmates: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_WORDS: Words = {
  'fr.ask-home.rent-rise': {
    says: 'Nur einmal im Jahr, nur wenn der Mietvertrag es sagt, und höchstens nach dem Index (IRL). Ein versäumtes Jahr kann man nicht nachfordern.',
    dependsOn: 'was in Ihrem Mietvertrag steht',
  },
  'fr.ask-home.charges': {
    says: 'Der Vermieter kann höchstens drei Jahre zurück fordern und schuldet zuerst eine Abrechnung nach Kostenarten. Die Belege müssen Sie sechs Monate lang einsehen können: Vorher müssen Sie nicht zahlen. Kommt die Abrechnung erst nach Ende des Folgejahres? Dann dürfen Sie in zwölf Raten zahlen, Sie müssen es nur verlangen. Schreiben Sie per Einschreiben. Gehen Sie dann zur kostenlosen Schlichtung (CDC).',
  },
  'fr.ask-home.guarantor': {
    says: 'Ein Bürge (caution) zahlt, wenn der Mieter nicht zahlt, bis zur Grenze der Urkunde. Verlangen Sie sie: Ohne Angaben zu Miete, Erhöhung und Verpflichtung ist sie nichtig. Ist sie nicht „solidaire“, muss erst der Mieter gefragt werden. Ohne Enddatum können Sie schriftlich beenden, aber erst zum Ende des Vertrags. Ein Richter kann Zeit geben. Was Sie zahlen, schuldet Ihnen der Mieter.',
    dependsOn: 'das Papier, das Sie unterschrieben haben',
  },
  'fr.ask-home.flatmate': {
    says: 'Stehen beide mit Gesamthaftung (solidarité) im Vertrag, darf der Vermieter von Ihnen die ganze Miete verlangen. Wer gekündigt hat, haftet noch höchstens sechs Monate nach Fristende, kürzer, wenn jemand nachfolgt. Ohne Kündigung schuldet auch, wer gegangen ist, weiter. Zahlen Sie und fordern Sie den Anteil zurück. Bitten Sie schriftlich um einen Vertrag auf Ihren Namen und den FSL um Hilfe.',
    dependsOn: 'was im Mietvertrag steht',
  },
  'fr.ask-home.rent-receipt': {
    says: 'Verlangen Sie sie schriftlich. Der Vermieter muss für jede voll bezahlte Miete eine Quittung geben, ohne Kosten. Für eine Teilzahlung gibt es einen einfachen Beleg. Bei Weigerung gehen Sie zur kostenlosen Schlichtungsstelle (CDC).',
  },
}
