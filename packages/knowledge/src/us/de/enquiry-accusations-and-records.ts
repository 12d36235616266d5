/** Questions of people who are accused of harassment or of a crash, or whose old arrest is seen: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCUSATIONS_AND_RECORDS_DE: Words = {
  'us.fact.accused-of-stalking': {
    says: 'Schreiben Sie dieser Person nicht mehr, rufen Sie nicht an und gehen Sie nicht hin, auch nicht zum Erklären. Heben Sie alle Nachrichten auf, und notieren Sie, wo Sie waren und wer es sah. Kommen Papiere vom Gericht, halten Sie eine erste Anordnung ab diesem Tag ein und geben Sie Waffen weg. Gehen Sie mit Ihren Belegen zum Termin: Ohne Sie kann das Gericht allein entscheiden. Eine Anordnung kann bei Prüfungen für Arbeit und Beruf auftauchen: Fragen Sie einen Anwalt oder die Rechtshilfe.',
  },
  'us.fact.arrest-papers-abroad': {
    says: 'Bitten Sie die Geschäftsstelle des Gerichts jedes Falls um eine beglaubigte Kopie davon, wie er endete. Sie kostet wenig, und Sie brauchen keinen Anwalt. Für 18 Dollar schickt das FBI Ihnen Ihren eigenen Eintrag; eine Lücke können Sie kostenlos rügen. Nehmen Sie diese Papiere mit. Kanada schaut auf Urteile und Taten: Ein eingestellter Fall hindert meist nicht, ein Drogenurteil kann es. Jedes Land hat eigene Regeln: Fragen Sie vorher das Konsulat.',
  },
  'us.fact.own-criminal-record': {
    says: 'Sehen Sie sich Ihren eigenen Eintrag an. Für 18 Dollar schickt das FBI Ihnen, was es hat; die Polizei Ihres Staates führt eine eigene Akte. Diese Akten entstehen aus Fingerabdrücken: Wem nie welche genommen wurden, der steht dort oft nicht. Aber das Gericht hat seine eigene, meist offene Akte mit Vorwurf und Ausgang. Gab eine Prüfung keinen Ärger, fand man nichts oder nichts, was hindert: Fragen Sie die Behörde schriftlich.',
  },
  'us.fact.said-to-have-crashed': {
    says: 'Schicken Sie jeden Brief noch am selben Tag an Ihre Autoversicherung: Sie muss Sie meist verteidigen und zahlt, wenn Sie verlieren. Fotografieren Sie Ihr Auto jetzt von allen Seiten, und notieren Sie, wer was sah. Füllen Sie einen Unfallbericht des Staates bis zu seinem Tag aus, kurz und wahr: wo, wann, und dass Sie keinen Schaden sahen. In Illinois ist er binnen 10 Tagen nötig, wenn jemand verletzt ist oder der Schaden über 1.500 Dollar liegt. Geben Sie keine Schuld zu und raten Sie nicht.',
  },
  'us.fact.letter-to-their-lawyer': {
    says: 'Sie müssen es nicht: Ein Brief, den er bekam, zählt ab diesem Tag, wer auch immer ihn für ihn liest. Klug ist es trotzdem, denn es kostet nichts, und ein Gericht sieht den guten Willen. Überlassen Sie es Ihrem Anwalt: Hat die andere Seite einen Anwalt, muss Ihrer an diesen schreiben. Sagen Sie es Ihrem heute. Die neue Kopie soll sagen, dass die Tage aus dem ersten Brief weiterlaufen. Heben Sie den Beleg auf, wann der erste ankam.',
  },
}
