/** The Dutch words of Switzerland: named law. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_NL: Words = {
  'ch.road.right-file': {
    says: 'U kunt vragen het dossier te zien: de foto, het verslag van de meting en de controle van het apparaat.',
  },
  'ch.road.speed-scale': {
    says: 'Een vaste boete geldt voor weinig te hard: tot 15 km/u in de bebouwde kom, 20 erbuiten en 25 op een snelweg. Daarboven is het een strafzaak.',
  },
  'ch.road.speed-law': {
    says: 'Een limiet bindt u als het bord te zien was. Foto’s van de plaats helpen als bomen of wegwerkzaamheden het verborgen.',
  },
  'ch.road.licence-apart': {
    says: 'Uw rijbewijs verliezen is een zaak apart, bij het kanton. Zeg schriftelijk, vóór hun datum, waarom u moet rijden.',
  },
  'ch.road.owner': {
    says: 'De vaste boete gaat naar de eigenaar van de auto. Reed iemand anders? Geef dan binnen de dertig dagen naam en adres.',
  },
  'ch.ask.penal-order': {
    says: 'Maak binnen tien dagen na ontvangst van het strafbevel (Strafbefehl) schriftelijk bezwaar. U hoeft geen redenen te geven. Dan kijkt de officier van justitie opnieuw, of een rechter beslist.',
  },
  'ch.ask.licence': {
    says: 'Een licht geval brengt een waarschuwing, of één maand na een eerder geval. Een middelzwaar brengt minstens een maand, een zwaar drie.',
    dependsOn: 'hoe zwaar het geval was en of het uw eerste was.',
  },
  'ch.tax.right-guessed': {
    says: 'Zonder belastingaangifte schatten ze (Ermessen). Maak binnen dertig dagen bezwaar, stuur de aangifte en bewijs dat de schatting er ver naast zit.',
  },
  'ch.tax.interest': {
    says: 'Over belasting die te laat betaald wordt, loopt rente, ook tijdens uw bezwaar. Betalen onder protest stopt dat.',
  },
  'ch.benefit.right-time': {
    says: 'Het kantoor moet het vragen binnen drie jaar nadat het dit ontdekte, en hoogstens vijf jaar nadat het betaalde. Alleen een misdrijf maakt dit langer.',
  },
  'ch.serafe.right': {
    says: 'Elk huishouden is dit bedrag één keer schuldig, met of zonder televisie. Met aanvullende uitkeringen (Ergänzungsleistungen) kunt u vrijgesteld worden.',
  },
  'ch.power.right-tariff': {
    says: 'Stroomprijzen voor woningen moeten eerlijk en openbaar zijn. Twijfelt u? Vraag het bedrijf, dan de toezichthouder (ElCom).',
  },
  'ch.road.grades': {
    says: 'Een eenvoudige overtreding van een verkeersregel geeft alleen een boete. Een zware is een misdrijf met strafblad. Kijk welke van de twee er staat en maak bezwaar als het te ver gaat.',
  },
}
