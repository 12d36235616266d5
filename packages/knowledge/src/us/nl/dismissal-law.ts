/** The Dutch words of the rows in ../dismissal-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_LAW_NL: Words = {
  'us.work.know-at-will': {
    says: 'In de meeste staten kan een baan altijd eindigen zonder reden. Het mag niet om een reden die de wet verbiedt, of tegen een contract in.',
  },
  'us.work.right-exceptions': {
    says: 'U bent beschermd als u bent ontslagen door discriminatie, om verlof, om een klacht over loon of veiligheid, of omdat u weigerde de wet te breken.',
  },
  'us.work.right-cobra-law': {
    says: 'Heeft uw bedrijf 20 werknemers of meer, dan kunt u het zorgplan van de groep meestal 18 maanden op eigen kosten houden. U hebt 60 dagen om te kiezen.',
  },
  'us.work.right-final-pay-law': {
    says: 'De wet van de staat bepaalt de dag van uw laatste loon. In Californië is dat meteen als u bent ontslagen, in Texas binnen zes dagen.',
  },
  'us.work.right-disability': {
    says: 'Een werknemer met een handicap mag vragen om aanpassingen om het werk te kunnen doen. Om die vraag mag hij niet worden ontslagen.',
  },
  'us.work.right-age': {
    says: 'Vanaf 40 jaar mag u niet worden ontslagen om uw leeftijd.',
  },
  'us.work.right-together': {
    says: 'U mag met anderen praten over loon en omstandigheden. Ontslag daarom is tegen de federale wet.',
  },
  'us.work.right-together-fired': {
    says: 'U mag met anderen praten over loon en omstandigheden. Ontslag daarom is tegen de federale wet.',
  },
  'us.work.right-pension': {
    says: 'Geld dat u in een 401(k) hebt betaald, blijft van u. U kunt de papieren van het plan vragen en in beroep gaan tegen een weigering.',
  },
  'us.work.right-non-compete': {
    says: 'Sommige staten staan een belofte om niet voor concurrenten te werken niet toe, andere begrenzen die. Vraag advies voor u werk weigert.',
  },
  'us.work.right-pregnant': {
    says: 'Een werkgever met 15 werknemers mag u niet ontslaan om een zwangerschap en moet het werk eerlijk aanpassen. Meld het de EEOC binnen 180 dagen, of 300 in de meeste staten.',
  },
  'us.work.right-injury-claim': {
    says: 'Bijna elke staat verbiedt u te ontslaan omdat u op het werk gewond raakte en een claim indiende. De claim loopt door zonder de baan. Sommige termijnen zijn kort.',
  },
}
