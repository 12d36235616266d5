/** Rights of whoever got a public fine: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_RIGHTS_NL: Words = {
  'de.public.fine-right-limit': {
    says: 'De meeste verkeersovertredingen verjaren na zes maanden. Tot de zomer van 2026 waren het er meestal drie. Een hoorbrief of boete laat de tijd opnieuw lopen.',
  },
  'de.public.fine-right-keeper': {
    says: 'Alleen de bestuurder krijgt een boete. Bij parkeerovertredingen moet de houder misschien de kosten betalen als de bestuurder onbekend blijft.',
  },
  'de.public.fine-right-restore': {
    says: 'Was u met vakantie? Vraag binnen een week na terugkeer herstel van de termijn (Wiedereinsetzung), en maak bezwaar.',
  },
  'de.public.fine-right-file': {
    says: 'U hebt het recht het dossier te zien, met de foto en de meetgegevens.',
  },
  'de.public.fine-right-ban': {
    says: 'Een rijverbod kan een hogere boete worden als het uw baan kost of u te hard treft. Zonder rijverbod in twee jaar kiest u het begin binnen vier maanden.',
  },
  'de.public.fine-right-red-light': {
    says: 'Kwam niemand in gevaar, dan komt de maand rijverbod alleen bij meer dan één seconde rood. Laat de meting nakijken: enkele tienden kunnen beslissen.',
  },
  'de.fine-warning.reality': {
    says: 'Dit is een aanbod, nog geen boete. Bezwaar ertegen bestaat niet. Betaalt u niet, dan kan een boete met kosten volgen (Bußgeldbescheid), en daartegen kunt u bezwaar maken.',
  },
  'de.fine-warning.rights': {
    says: 'U mag weigeren: het werkt alleen als u akkoord gaat en betaalt. Er komen geen kosten bij.',
  },
  'de.fine-warning.not-yet': {
    says: 'Niemand kan beslag leggen of een deurwaarder sturen voor een waarschuwing. Eerst moet er een definitieve boete zijn.',
  },
  'de.fine-warning.step-choose': {
    says: 'Kies binnen de tijd in de brief. Betaal alles en het is klaar. Of betaal niet, en zeg op het formulier alleen wat u wilt zeggen.',
  },
  'de.fine-warning.option-pay': {
    title: 'Betaal en klaar',
    says: 'Betaal het hele bedrag op tijd, met het dossiernummer. Daarna kan dit feit niet meer bestraft worden.',
    cost: 'Het bedrag in de brief, € 5 tot € 55. Geen kosten.',
    time: 'Een week, of de dag in de brief.',
    risk: 'Een deel van het bedrag of een dag te laat telt niet.',
    bestFor: 'Het klopt.',
  },
  'de.fine-warning.option-refuse': {
    title: 'Niet aannemen',
    says: 'Betaal niet en schrijf dat u niet akkoord gaat. U mag uw redenen geven, of niets over de zaak zeggen.',
    cost: 'Nu niets.',
    time: 'Een brief, of niets.',
    risk: 'Een boete met kosten kan volgen. Daartegen kunt u bezwaar maken.',
    bestFor: 'U was het niet, of het klopt niet.',
  },
  'de.witness.want': {
    says: 'De dienst vraagt u, als houder van de auto, wie er reed. Dit is geen boete voor u.',
  },
  'de.witness.right-silent': {
    says: 'U hoeft niets tegen uzelf te zeggen. Ook niet tegen uw echtgenoot, verloofde of naaste familie: ouders, kinderen, broers en zussen. Schrijf alleen dat u dit recht gebruikt.',
  },
  'de.witness.right-logbook': {
    says: 'Blijft de bestuurder onbekend, dan betaalt u niet zijn boete. Na een ernstiger overtreding kan men een rittenboek (Fahrtenbuch) voor uw auto opleggen. Bij parkeren kunt u de kosten moeten dragen.',
  },
  'de.witness.step': {
    says: 'Bekijk eerst de foto. Noem nooit iemand die niet reed: dat is strafbaar.',
  },
}
