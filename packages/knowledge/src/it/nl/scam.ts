/** The Dutch words of Italy: scam. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_WORDS: Words = {
  'it.scam.want': { says: 'Ze willen uw geld of uw gegevens, snel en voordat u nadenkt.' },
  'it.scam.who': {
    says: 'Het kan een crimineel zijn die de naam gebruikt van een bank, Poste, INPS, de belastingdienst of de politie.',
  },
  'it.scam.rights': {
    says: 'U bent een oplichter niets schuldig. Betalingen die u niet toestond, moet de bank u meestal terugbetalen.',
  },
  'it.scam.reality': {
    says: 'Echte kantoren vragen niet om cadeaukaarten, cryptogeld of codes, en geen politie schrijft per mail dat u terechtstaat.',
  },
  'it.scam.nothing': { says: 'Er gebeurt niets als u een valse eis niet betaalt.' },
  'it.scam.right-refund': {
    says: 'Stond u een betaling niet toe? Dan moet de bank die vóór het einde van de volgende werkdag teruggeven, tenzij zij u van bedrog verdenkt.',
  },
  'it.scam.right-fifty': {
    says: 'Is uw kaart gestolen of verloren? Dan draagt u hoogstens € 50, tenzij u grof onvoorzichtig was.',
  },
  'it.scam.right-report': {
    says: 'Oplichting is strafbaar. U kunt het gratis melden bij de Polizia Postale of Carabinieri, meestal binnen drie maanden.',
  },
  'it.scam.step-stop': {
    says: 'Betaal niet, klik niet, bel het nummer niet en stuur geen gegevens.',
  },
  'it.scam.step-check': {
    says: 'Vraag het echte kantoor of de bank op een nummer dat u zelf zoekt.',
  },
  'it.scam.step-bank': {
    says: 'Betaald of gegevens gegeven? Bel nu uw bank, blokkeer de kaart en verander wachtwoorden. Eis het schriftelijk terug.',
  },
  'it.scam.step-police': {
    says: 'Meld het bij de Polizia Postale, ook online, en bewaar de berichten.',
  },
  'it.scam.step-abf': {
    says: 'Betaalt de bank niet terug? Klaag schriftelijk. Ga na 60 dagen voor € 20 naar de ABF.',
  },
  'it.scam.option-ignore': {
    says: 'Bewaar het als bewijs en doe niets wat het vraagt.',
    title: 'Niet betalen',
    cost: 'Niets.',
    time: 'Geen tijd.',
    risk: 'Geen, nadat u het bij het echte kantoor nagegaan hebt.',
    bestFor: 'U betaalde niet en gaf geen gegevens.',
  },
  'it.scam.option-report': {
    says: 'Zeg het de Polizia Postale en uw bank.',
    title: 'Melden',
    cost: 'Niets.',
    time: 'Een uur.',
    risk: 'Geen.',
    bestFor: 'U betaalde of gaf gegevens.',
  },
  'it.scam.option-help': {
    says: 'De site commissariatodips.it beantwoordt vragen.',
    title: 'De online politiebalie vragen',
    cost: 'Niets.',
    time: 'Enkele minuten.',
    risk: 'Geen.',
    bestFor: 'U weet het niet zeker.',
  },
  'it.scam.insight-hurry': {
    says: 'Haast en angst zijn het gereedschap van oplichters.',
    actionable: 'Wacht één uur en vraag iemand die u vertrouwt.',
  },
  'it.scam.warning-codes': {
    says: 'Geef nooit een code uit een sms of app aan iemand, ook niet aan „de bank”.',
  },
  'it.scam.warning-invest': {
    says: 'Alleen bedrijven met een vergunning mogen in Italië beleggingen aanbieden. Kijk in de lijsten van CONSOB. Wie vóór de uitbetaling belasting of kosten vraagt, licht u op.',
  },
  'it.scam.right-threat': {
    says: 'Iemand bedreigen om geld is een misdrijf (estorsione). Geen rechtbank of politie werkt per e-mail. Betaal en antwoord niet, en doe aangifte.',
  },
  'it.scam.right-fine': {
    says: 'Een echte verkeersboete komt per post, in de hand of per gecertificeerde mail (PEC), met 60 dagen om te betalen. Een gewone e-mail of sms met een link betekent niets.',
  },
}
