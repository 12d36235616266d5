/** The Dutch words of Spain: enquiry home and work. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_AND_WORK_NL: Words = {
  'es.ask.locks': {
    says: 'Nee. Alleen een rechter kan u laten vertrekken. Vervangt de verhuurder de sloten of sluit hij water af, bel dan de politie en bewaar bewijs.',
  },
  'es.ask.end-lease': {
    says: 'Bij contracten sinds maart 2019 mag u vijf jaar blijven, of zeven als de eigenaar een bedrijf is. Dan moet de verhuurder het minstens vier maanden vooraf zeggen, anders loopt het door.',
    dependsOn: 'wanneer u tekende en wie de eigenaar is',
  },
  'es.ask.rent-rise': {
    says: 'Huur mag één keer per jaar stijgen, alleen als het contract het zegt. Bij contracten sinds 26 mei 2023 is de INE-index (IRAV) de grens. Een decreet van oktober 2026 bepaalt 2%, als het parlement het bevestigt.',
    dependsOn: 'de datum en de woorden van uw contract',
  },
  'es.ask.deposit': {
    says: 'Vraag de borg (fianza) schriftelijk, met de datum dat u de sleutels teruggaf. Na een maand is de verhuurder rente schuldig. Tot €2.000 kunt u zonder advocaat naar de rechter.',
  },
  'es.ask.rent-behind': {
    says: 'Betaal nu wat u kunt en bied schriftelijk een plan. Ga naar de sociale dienst. Gaan ze naar de rechter, dan kunt u het één keer stoppen door op tijd alles te betalen.',
  },
  'es.ask.repairs': {
    says: 'Zeg het de verhuurder schriftelijk met foto’s. Hij moet de woning bewoonbaar houden. Is het dringend, dan mag u het doen en het geld vragen.',
  },
  'es.ask.dismissed': {
    says: 'Teken ‘no conforme’, en vraag bemiddeling binnen 20 werkdagen. Vraag de uitkering (paro) binnen 15 werkdagen. Een vakbond of gratis advocaat kan helpen.',
  },
  'es.ask.sign-finiquito': {
    says: 'U kunt tekenen dat u het kreeg. Schrijf er ‘no conforme’ en de datum bij als u aan de bedragen twijfelt. Dan kunt u nog eisen.',
    dependsOn: 'of de bedragen kloppen',
  },
  'es.ask.paro-disciplinary': {
    says: 'Ja, na elk ontslag, als u in zes jaar 360 dagen premie betaalde. Vraag het SEPE binnen 15 werkdagen.',
  },
  'es.ask.wages-unpaid': {
    says: 'Vraag het schriftelijk, en dan bemiddeling. U hebt een jaar voor het loon van elke maand. Laat loon geeft 10% rente.',
  },
  'es.ask.landlord-enters': {
    says: 'Nee. De verhuurder mag alleen binnen met uw ja, of met een rechter. Spreek een dag af voor reparaties.',
  },
  'es.ask.leave-flat': {
    says: 'Ja, na zes maanden, met 30 dagen opzegging. U betaalt alleen extra als het contract het zegt: een maand voor elk jaar dat overblijft.',
  },
  'es.ask.sick-dismissed': {
    says: 'Ze mogen u niet ontslaan omdat u ziek bent: dat is nietig. Om een echte andere reden kunnen ze het wel. U hebt 20 werkdagen om het aan te vechten.',
    dependsOn: 'de echte reden',
  },
  'es.ask.pregnant-dismissed': {
    says: 'Nee. Ontslag in zwangerschap of zorgverlof is nietig, tenzij het bedrijf een andere echte reden bewijst. Vecht het aan binnen 20 werkdagen.',
  },
  'es.ask.resign': {
    says: 'U geeft de opzegtijd van uw cao (convenio), meestal 15 dagen. Neemt u ontslag, dan is er geen uitkering, behalve bij een ernstige fout van het bedrijf.',
    dependsOn: 'uw cao (convenio) en de reden',
  },
  'es.ask.myth-no-contract-rent': {
    says: 'Een mondelinge huur is een huur. U hebt dezelfde rechten, als u kunt tonen dat u betaalt en er woont.',
  },
  'es.ask.myth-minors-evict': {
    says: 'Kinderen op zich stoppen geen ontruiming. Maar de rechter moet de sociale dienst inlichten en kan een pauze geven.',
  },
  'es.ask.leave-unpaid': {
    says: 'Vraag het loon schriftelijk en ga naar de bemiddeling: u hebt een jaar. Zijn in een jaar drie volle maanden onbetaald, of zes te laat, dan kan de rechter het contract beëindigen. U krijgt dan de vergoeding van onterecht ontslag. Vertrek niet eerder.',
  },
  'es.ask.holiday-left': {
    says: 'Als de baan eindigt, moet het bedrijf niet opgenomen vakantie uitbetalen. Teken de eindafrekening met “no conforme”. Vraag bemiddeling aan: u hebt een jaar.',
  },
  'es.ask.landlord-needs-home': {
    dependsOn: 'uw huurcontract',
    says: 'Alleen als de eigenaar een persoon is, het eerste jaar voorbij is en het contract het zelf zegt. Het moet voor hemzelf, kinderen, ouders of een gescheiden partner zijn, met twee maanden opzegging. Trekt niemand er binnen drie maanden in, dan kunt u iets eisen.',
  },
  'es.ask.dismissed-message': {
    says: 'Ontslag moet schriftelijk, met de feiten en de datum. Een bericht of telefoontje zonder dat maakt het onterecht (improcedente). Bewaar het en schrijf dat u het niet eens bent. U hebt 20 werkdagen.',
  },
  'es.ask.child-hours': {
    says: 'Met een kind onder de 12 mag u uw werkdag met een achtste tot de helft korten, met minder loon. Het bedrijf kan alleen over de uren praten. Vraag het schriftelijk 15 dagen vooraf. Bij een nee gaat u binnen 20 werkdagen naar de rechter.',
  },
  'es.ask.home-sold': {
    dependsOn: 'wanneer u tekende',
    says: 'Verkoop beëindigt uw contract niet: de koper moet het tot vijf jaar eerbiedigen, zeven als de eigenaar een bedrijf was. Vaak mag u eerst kopen, binnen 30 dagen na een volledige melding. Teken geen vertrek.',
  },
  'es.ask.mutua-alta': {
    says: 'Vraag het INSS binnen tien werkdagen het betermelden te herzien en meld het dezelfde dag aan het bedrijf. Na een arbeidsongeval bij de mutua lopen verlof en geld door tot het besluit. Bevestigt het INSS, dan betaalt u terug.',
  },
  'es.ask.temporary-end': {
    says: 'U krijgt 12 dagen loon per gewerkt jaar, niet bij opleidings- of vervangingscontracten. Tel de resterende vakantie erbij. Was het contract niet echt tijdelijk, betwist het binnen 20 werkdagen.',
  },
  'es.ask.pregnant-not-renewed': {
    dependsOn: 'de echte reden',
    says: 'Een tijdelijk contract mag op zijn datum eindigen. Maar verlengen ze niet omdat u zwanger bent, dan is dat discriminatie en nietig. Bewaar berichten en bewijs dat anderen wel verlengd zijn. U hebt 20 werkdagen.',
  },
  'es.ask.wages-leave': {
    says: 'Loop niet eerst weg. Bij drie onbetaalde maanden in een jaar, of zes te laat, kan de rechter de baan beëindigen met de vergoeding van onterecht ontslag, en u krijgt paro. Eis elke maand binnen een jaar. Kan het bedrijf niet, dan betaalt FOGASA tot een grens.',
  },
  'es.ask.agency-fee': {
    says: 'Bij een huurwoning betaalt de verhuurder het bureau en het contract, niet u. Hebt u betaald, vraag het schriftelijk terug. De OMIC helpt gratis.',
  },
  'es.ask.not-registered': {
    says: 'U hebt alle rechten, ook zonder papier. Bewaar berichten, foto’s en namen. Meld het bij de Inspección de Trabajo, ook zonder naam. Voor loon hebt u een jaar, bij ontslag 20 werkdagen.',
  },
  'es.ask.mobbing': {
    says: 'Noteer alles met dag en getuigen en ga naar de arts. Gebruik de weg van het bedrijf en de inspectie. De rechter kan het snel stoppen en geld geven. U kunt ook het einde met vergoeding vragen.',
  },
  'es.ask.paro-length': {
    says: 'Met 360 dagen in zes jaar krijgt u vier maanden. Het stijgt tot twee jaar. Het is 70% van de basis zes maanden, daarna 60%. Vraag het binnen 15 werkdagen.',
    dependsOn: 'hoeveel dagen u betaalde',
  },
  'es.ask.deposit-limit': {
    says: 'Voor een woning tot vijf jaar is de borg één maand huur, plus hooguit twee maanden garantie. Zeven jaar bij een bedrijf. Meer hoeft u niet te aanvaarden.',
  },
  'es.ask.evict-children': {
    says: 'Kinderen alleen stoppen het niet. Bij een laag inkomen moet de rechter de sociale dienst waarschuwen en kan hij twee maanden pauzeren, vier bij een bedrijf. Vraag nu het sociale rapport en een gratis advocaat.',
    dependsOn: 'uw inkomen en de eigenaar',
  },
  'es.ask.dismissal-notice': {
    says: 'Bij ontslag om een fout geldt geen termijn. Om economische redenen (objetivo) 15 dagen, of het loon daarvan. Aan het eind van tijdelijk werk boven een jaar ook 15. Altijd schriftelijk: u hebt 20 werkdagen.',
    dependsOn: 'het soort ontslag',
  },
}
