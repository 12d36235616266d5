/** The Dutch words of Switzerland: everyday terms. */
import type { Words } from '@plainletter/contracts/rule'

export const EVERYDAY_TERMS_NL: Words = {
  'ch.insure.right-premium': {
    says: 'De dekking stopt bij een onbetaalde premie pas na een schriftelijke aanmaning met 14 dagen die zegt wat volgt. Na nog twee maanden eindigt het contract als ze niet naar de rechter gaan.',
  },
  'ch.insure.right-end-policy': {
    says: 'U kunt een nieuwe polis binnen 14 dagen herroepen. Een lange kan na drie jaar beëindigd worden, met drie maanden opzegtermijn.',
  },
  'ch.buy.right-phone': {
    says: 'Bij een telefoon- of internetbedrijf schrijft u eerst het bedrijf. Dan kijkt de ombudsman (ombudscom) er voor een klein bedrag naar, en het bedrijf betaalt de rest.',
  },
  'ch.buy.right-end-service': {
    says: 'Veel contracten voor een dienst (Auftrag) kunnen altijd beëindigd worden. U betaalt wat gedaan is. Alleen een einde op een slecht moment kan meer kosten.',
  },
  'ch.buy.right-tricked': {
    says: 'Bent u misleid of hebt u een grote fout gemaakt? U kunt binnen een jaar na de ontdekking zeggen dat het contract u niet bindt.',
  },
  'ch.buy.right-unfair-terms': {
    says: 'Kleine lettertjes die grof oneerlijk zijn voor consumenten, gelden niet.',
  },
  'ch.buy.right-late': {
    says: 'Komen spullen niet? Geef schriftelijk een laatste redelijke dag. Komen ze dan nog niet, dan kunt u meteen annuleren en uw geld terugkrijgen.',
  },
  'ch.data.right-told': {
    says: 'Na een datalek kunt u het bedrijf vragen welke gegevens van u het heeft en wat er weg is. Het moet gratis antwoorden, meestal binnen 30 dagen.',
  },
  'ch.ask.neighbour': {
    says: 'Een buur mag u niet te veel storen met lawaai, geur of rook. Praat, houd een dagboek bij en zeg het uw verhuurder. De bemiddelingsdienst (Schlichtungsbehörde) kan helpen.',
  },
  'ch.ask.estate': {
    says: 'Met een erfenis neemt u ook de schulden. U hebt drie maanden om haar te weigeren, en maar één maand om een officiële lijst (Inventar) te vragen.',
  },
  'ch.ask.maintenance': {
    says: 'Beide ouders betalen voor een kind naar hun middelen. Een rechter kan het bedrag veranderen als het leven verandert. De gemeente kan onbetaalde bedragen voorschieten.',
  },
  'ch.stay.right-short': {
    says: 'Tegen een beslissing over uw verblijf is de tijd vaak 30 dagen, en soms maar vijf. Lees het einde van de brief en vraag nu gratis advies.',
  },
}
