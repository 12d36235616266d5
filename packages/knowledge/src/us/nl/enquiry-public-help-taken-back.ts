/** The Dutch words of the rows in ../enquiry-public-help-taken-back.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUBLIC_HELP_TAKEN_BACK_NL: Words = {
  'us.fact.snap-overpaid': {
    says: 'Ook als de fout van hen was, kunnen ze SNAP meestal terugvragen. Vraag schriftelijk een hoorzitting (fair hearing) binnen 90 dagen, met bewijs dat u het meldde: bent u op tijd, dan horen ze te wachten. Klopt het bedrag, vraag dan om verlaging (compromise). Zonder fraude mogen ze hoogstens 10% van de uitkering per maand nemen, of 10 dollar als dat meer is. Teken niets dat fraude zegt of de hoorzitting opgeeft.',
  },
  'us.fact.medicaid-renewal': {
    says: 'Stuur de papieren nu. Binnen 90 dagen na het einde hoeven de meesten geen nieuwe aanvraag te doen. Vraag ook een fair hearing als de brief naar een oud adres ging. Zeg het arts of apotheek en vraag een kliniek om dringende medicijnen. Rekeningen sindsdien worden vaak later gedekt.',
  },
  'us.fact.cp504': {
    says: 'Met een CP504 mag de IRS nog niet aan loon of bankgeld, meestal alleen aan een teruggave van de staat. Voor de rest moet eerst een laatste brief komen, met 30 dagen voor een hoorzitting. Gebruik de tijd: regel termijnen op IRS.gov, of een pauze als huur en eten niet lukken.',
  },
  'us.fact.taxes-not-filed': {
    says: 'Doe nu aangifte, ook als u niet kunt betalen. Laat aangeven kost veel meer dan laat betalen, en een teruggave vervalt na drie jaar. Loongegevens staan in uw account op IRS.gov. Vraag dan een betaalplan. Gevangenis is voor wie verbergt of liegt, bijna nooit voor wie zich meldt.',
  },
  'us.fact.support-license': {
    says: 'Antwoord schriftelijk voor de datum, meestal 20 tot 30 dagen. Bied termijnen aan: in de meeste staten houdt u dan het rijbewijs. Zeg dat u het voor werk nodig hebt. Vraag vandaag wijziging van de alimentatie, want die daalt pas vanaf uw verzoek. Betaal wat u kunt.',
  },
}
