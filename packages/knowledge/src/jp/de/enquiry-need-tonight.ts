/** Questions of people in need tonight: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'jp.ask-need.roof': {
    says: 'Gehen Sie zum Sozialamt (福祉事務所) an dem Ort, wo Sie jetzt sind, und sagen Sie: Ich habe keinen Schlafplatz, ich beantrage 生活保護. Eine Adresse brauchen Sie nicht: zuständig ist das Amt dort, und bei Lebensgefahr muss es selbst handeln. Es kann heute einen Platz finden, mit den Kindern. Auch 自立相談支援機関 hilft. Nachts, kostenlos: よりそいホットライン 0120-279-338.',
  },
  'jp.ask-need.food': {
    says: 'Gehen Sie heute zum Sozialamt (福祉事務所), sagen Sie, dass Geld für Essen fehlt, und geben Sie einen Antrag auf 生活保護 ab. Es muss ihn nehmen und in 14 Tagen antworten, höchstens 30; eilt es, muss es sofort handeln. Bis dahin gibt 社会福祉協議会 bis 100.000 Yen Darlehen ohne Zinsen (緊急小口資金) und 自立相談支援機関 Essen (フードバンク).',
  },
  'jp.ask-need.power-off': {
    says: 'Rufen Sie jetzt die Stromfirma an: sagen Sie, dass ein Baby da ist, und fragen Sie, was Sie heute zahlen müssen, damit der Strom zurückkommt; den Rest in Raten. Das 社会福祉協議会 leiht für offene Rechnungen (緊急小口資金, bis 100.000 Yen ohne Zinsen). Gar kein Geld? Gehen Sie heute zum Sozialamt (福祉事務所) und beantragen Sie 生活保護.',
  },
  'jp.ask-need.lender': {
    says: 'In Gefahr rufen Sie jetzt 110; Rat gibt die Polizei unter #9110. Zahlen Sie nichts mehr. Gewerblich ohne Erlaubnis oder über 20% im Jahr verleihen ist strafbar; über 109,5% ist der Kredit nichtig, und laut Oberstem Gericht müssen Sie solches Geld nicht einmal zurückgeben. Heben Sie Nachrichten, Namen und Konten auf. Ein Anwalt kann die Anrufe stoppen. 法テラス: 0570-078374.',
  },
}
