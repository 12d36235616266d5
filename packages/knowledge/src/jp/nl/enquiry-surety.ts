/** The Dutch words of the rows in ../enquiry-surety.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SURETY_NL: Words = {
  'jp.ask.student-loan': {
    says: 'Bel JASSO voordat u nog meer maanden te laat bent. Vraag kleinere betalingen (減額返還) of uitstel (返還期限猶予) als u weinig verdient, ziek bent of geen werk hebt. Een ouder of andere borg kan gevraagd worden, zeg het hun dus vroeg.',
  },
  'jp.ask.guarantor': {
    says: 'Een gezamenlijke borg (連帯保証人) is evenveel schuldig als de schuldenaar. Vraag het getekende papier en hoeveel er nog over is. Zonder papier, of zonder hoogste bedrag bij een open borgstelling, is het nietig. Ga naar een advocaat voordat u betaalt.',
    dependsOn: 'wat u tekende',
  },
  'jp.ask.parents-debt': {
    says: 'Niemand is de lening van familie schuldig, behalve wie als borg (保証人) tekende. Een geldschieter mag de familie niet dwingen: zeg schriftelijk nee. Teken en betaal niets. Na een overlijden erft u ook schulden: verwerp (相続放棄) binnen drie maanden bij de familierechter.',
  },
}
