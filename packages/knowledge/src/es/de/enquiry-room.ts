/** Questions about a rented room where the owner lives too: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ROOM_DE: Words = {
  'es.ask.room': {
    says: 'Bis Oktober 2026 fiel ein einzelnes Zimmer beim Eigentümer meist nicht unter das Mietgesetz (LAU): Es gilt die Abrede. Ein Dekret vom 8. Oktober 2026 stellt Zimmer unter das Gesetz: Fragen Sie ein Wohnungsamt, ob es für Sie noch gilt. Ohne Laufzeit endet ein monatlich bezahltes Zimmer zum Monatsende, mit Ankündigung. Aber niemand darf Sie heute mit Gewalt hinaussetzen oder das Schloss tauschen: Das kann strafbar sein, rufen Sie die Polizei. Kaution schriftlich fordern. Weigern Sie sich, kann nur ein Richter räumen lassen.',
    dependsOn: 'was vereinbart ist und für welche Zeit Sie zahlen',
  },
}
