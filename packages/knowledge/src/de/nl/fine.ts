/** The Dutch words of Germany: fine. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_NL: Words = {
  'de.public.fine-want': {
    says: 'Een kantoor beboet u om een verkeers- of andere overtreding (Bußgeldbescheid). U hebt twee weken voor bezwaar.',
  },
  'de.public.fine-want-warning': {
    says: 'Dit is een aanbod: betaal binnen een week een klein bedrag en de zaak eindigt (Verwarnungsgeld, € 5 tot € 55).',
  },
  'de.public.fine-who': {
    says: 'Dit is een overheidskantoor, zoals een gemeente of de centrale boetedienst, geen particulier parkeerbedrijf.',
  },
  'de.public.fine-reality': {
    says: 'Na de tijd voor bezwaar is de boete definitief en kan zij zonder rechter geïnd worden. Daarvoor kunt u haar bestrijden.',
  },
  'de.public.fine-not-yet': {
    says: 'Er wordt niets geïnd zolang u nog bezwaar kunt maken, of zolang uw bezwaar loopt.',
  },
  'de.public.fine-deadline': {
    says: 'U hebt twee weken vanaf de dag op de gele envelop. Het moet schriftelijk zijn, niet met een gewone mail.',
    action: 'Uw bezwaar (Einspruch) sturen naar het kantoor dat u beboette',
    consequence: 'De boete, en eventuele punten of rijverbod, worden definitief.',
  },
  'de.public.fine-deadline-warning': {
    says: 'U mag aanvaarden door binnen een week te betalen, of weigeren door niet te betalen.',
    action: 'Het bedrag betalen als u het aanvaardt',
    consequence: 'Het kantoor kan een formele boete sturen, met kosten erbij.',
  },
  'de.public.fine-step-check': {
    says: 'Controleer dag, plaats, auto, foto en bestuurder. Vraag het dossier en de foto te zien.',
  },
  'de.public.fine-step-silent': {
    says: 'U hoeft niets over de daad te zeggen. Uw naam, geboortegegevens en adres moet u geven als ze het vragen.',
  },
  'de.public.fine-step-object': {
    says: 'Maak schriftelijk bezwaar: nummer, datum, „Ik maak bezwaar”, handtekening. Redenen zijn niet nodig. U kunt het later intrekken.',
  },
  'de.public.fine-step-pay': {
    says: 'Klopt zij maar is het te veel ineens? Vraag het kantoor om delen en toon uw inkomen. Zwijgen kan tot hechtenis leiden.',
  },
  'de.public.fine-option-object': {
    says: 'Maak eerst bezwaar, bekijk dan het dossier. Een verkeersadvocaat kan dat voor u doen.',
    title: 'Binnen twee weken bezwaar maken',
    cost: 'Gratis. Kosten van de rechter als u verliest.',
    time: 'Twee weken vanaf de betekening.',
    risk: 'Op de zitting kan de boete ook stijgen.',
    bestFor: 'U was het niet, of het gaat om punten of een rijverbod.',
  },
  'de.public.fine-option-pay': {
    says: 'Betaal met het dossiernummer. Bewaar bewijs.',
    title: 'Betalen en het beëindigen',
    cost: 'De boete en kosten.',
    time: 'Binnen de tijd in de brief, of vandaag.',
    risk: 'Punten en een rijverbod tellen dan ook.',
    bestFor: 'Zij klopt en is klein.',
  },
  'de.public.fine-warn-ban': {
    says: 'Het gaat om punten of een rijverbod. Ga naar een verkeersadvocaat voordat de twee weken om zijn.',
  },
  'de.public.fine-myth': {
    says: 'Een onbetaalde boete van de overheid gaat niet weg. Het kantoor kan haar innen. Een rechter kan hechtenis bevelen totdat u betaalt of toont dat u niet kunt.',
  },
  'de.public.fine-step-envelope': {
    says: 'Bewaar de gele envelop. De datum erop start de twee weken.',
  },
  'de.public.fine-step-lawyer': {
    says: 'Punten of een rijverbod? Laat een verkeersadvocaat het dossier lezen. Een rechtsbijstandverzekering betaalt dit vaak.',
  },
  'de.public.fine-option-help': {
    says: 'Een advocaat kan het hele dossier zien en fouten in de meting vinden.',
    title: 'Een verkeersadvocaat vragen',
    cost: 'Een honorarium, of uw rechtsbijstandverzekering.',
    time: 'Voordat de twee weken om zijn.',
    risk: 'Maak zelf op tijd bezwaar als u geen advocaat vindt.',
    bestFor: 'Punten, een rijverbod of een hoge boete.',
  },
}
