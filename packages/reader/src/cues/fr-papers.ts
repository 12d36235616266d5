/** French: papers by the names and turns that offices, firms and lawyers print on them, of France, Belgium, Switzerland and Québec. */
import type { CueRow } from './cue.ts'

export const FR_PAPER_CUES = [
  {
    // The agent of a landlord, who names the home and never the rent.
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 6, DEBT_COLLECTION_LETTER: -3 },
    cues: 'dues au titre de l appartement | dues au titre du logement | dues au titre de votre logement | dues au titre de la location | dues au titre de votre location | dues au titre du bail | dette locative',
  },
  {
    // An insurer whose premium is not paid: the cover goes before the money.
    means: 'type',
    kinds: { INSURANCE_DECISION: 5, DEBT_COLLECTION_LETTER: -2 },
    cues: 'l 113 3 du code des assurances | article l 113 3 | garanties seront suspendues | garantie sera suspendue | suspension de vos garanties',
  },
  {
    means: 'type',
    kinds: { REDUNDANCY_NOTICE: 7, DISMISSAL_LETTER: -1 },
    cues: `
      licenciement pour motif économique | motif économique | licenciement économique | plan de sauvegarde de l emploi | contrat de sécurisation professionnelle | congé de reclassement | suppression de votre poste | suppression de votre emploi | licenciement collectif | abolition de votre poste |
      mise à pied pour manque de travail | l 1233 3 | l 1233 | difficultés économiques | sauvegarde de la compétitivité | mutations technologiques | cessation d activité | liquidation judiciaire sans | en ma qualité de liquidateur | mandataire liquidateur | critères d ordre | ordre des licenciements |
      priorité de réembauche | priorité de réembauchage | csp contrat | adhérer au csp | adhésion au csp | congé de mobilité | loi renault | procédure renault | licenciement collectif annoncé | fermeture de l établissement | fermeture du site | fermeture du magasin | raisons économiques | motifs économiques |
      raison économique | restructuration de l entreprise | réorganisation de l entreprise | poste est supprimé | poste est aboli | abolition de poste | suppression de poste | manque de travail | art 335d co | 335d co | 335f co | avis de licenciement collectif | mise à pied de plus de six mois |
      cellule pour l emploi | outplacement régime`,
  },
  {
    means: 'type',
    kinds: { LETTER_BEFORE_CLAIM: 4.5 },
    cues: `
      saisirai le tribunal | saisirons le tribunal | saisir le tribunal | à défaut je saisirai | action en justice sera | sans autre avis ni délai | procédures judiciaires | poursuites judiciaires | division des petites créances | petites créances | je citerai | vous serez cité | citer en justice |
      assigner devant | vous assigner | introduire une action | introduirai une requête | restituer le dépôt de garantie | mise en demeure avant poursuites | mise en demeure avant dépôt | avant dépôt d une requête | requête de conciliation | déposer une requête en conciliation | dernière mise en demeure |
      sans réponse de votre part je saisirai | je me verrai contraint | je me verrais contraint | nous nous verrons contraints de saisir | saisirai la juridiction | saisir la juridiction compétente | juridiction compétente | saisirai le juge | saisir le juge | saisine du conciliateur | conciliateur de justice |
      instruction d assigner | à défaut j assignerai | citation sera lancée | porter l affaire devant | devant la justice de paix | sans préjudice de tous droits | sous réserve de tous droits | reconnaissance préjudiciable | vous mettre en demeure de verser | chargée de vous mettre en demeure |
      chargé de vous mettre en demeure | restitution du dépôt de garantie | dépôt de garantie majoré | 1344 du code civil | 1231 6 du code civil | vice caché | vices cachés | règlement ce 261 2004 | je résous le contrat | mise en demeure article 1595`,
  },
  {
    means: 'type',
    kinds: { UTILITY_BILL_DEMAND: 5 },
    cues: `
      point de livraison | fourniture d électricité | fourniture de gaz | suspension de votre fourniture | réduction de puissance | avis de retard | lieu de consommation | interruption de service | facture d eau | votre ligne sera | suspension de votre ligne | résiliation de votre ligne | compteur |
      facture d énergie | fourniture d énergie | service restreint | service minimum internet | restriction de votre ligne | ligne passera | facture mobile | facture box | facture internet | facture semestrielle | consommation m³ | abonné branchement | régie des eaux | distribution d eau | société des eaux |
      coupure d eau | limiteur de puissance | compteur à budget | compteur à prépaiement | placement d un compteur | défaut de paiement énergie | client protégé | fournisseur x | fonds de solidarité pour le logement | chèque énergie | trêve hivernale énergie | solde échu | avis d interruption |
      entente de paiement hydro | code ean | numéro pdl | référence pce | facture de régularisation | services industriels | suspension de la fourniture | interruption de fourniture | coupure de courant pour impayé | raccordement électrique`,
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 6, DEBT_COLLECTION_LETTER: -1 },
    cues: `
      avis comminatoire | art 257d co | 257d co | loyer et charges | loyers en retard | retard de loyer | loyer impayé | arriérés de loyer | loyer de | quittancement | avis d échéance loyer | loyer du mois de | échéance de loyer | situation de votre compte locataire | compte locataire | service des loyers |
      impayé de loyer | impayés de loyer | régler votre loyer | reçu le loyer | reçu ton loyer | le loyer d octobre | le loyer de mai | signalement caf impayé | garant du paiement du loyer | avertissement avec menace de résiliation | menace de résiliation art 257d | sommation de payer le loyer |
      demeure du locataire | délai comminatoire | provisions de charges | plan d apurement locatif | n locataire | loyers échus`,
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 6 },
    cues: `
      requête pli judiciaire | pli judiciaire | invité à comparaître | êtes invité à comparaître | audience publique | justice de paix du canton | requête introductive | demande introductive d instance | avis d assignation | signification d une requête | ordonnance portant injonction |
      injonction de payer européenne | opposition à l injonction | vous disposez d un mois pour former opposition | convocation devant le conseil | conseil de prud hommes convocation | bureau de conciliation | audience de conciliation | citation en conciliation | commission de conciliation |
      partie requérante partie citée | partie citée | demande en paiement | exploit introductif | l an deux mille * et le | vous êtes assigné | donné assignation | ai donné citation | je donne citation | comparaître en personne | faute de comparaître | à défaut de comparaître | comparaître devant |
      inscrite au rôle | mise au rôle | fixation de l audience | avis d audience | avis de convocation audience | demande introductive | division des petites créances demande | répondre à la demande dans | protocole de l instance | contestation de la demande | demande d autorisation de citer |
      tribunal administratif du logement demande | requête en mainlevée | réplique sur mainlevée | délai pour répondre | avis d enrôlement | comparution sur reconnaissance | convocation par procès verbal | citation directe`,
  },
  {
    means: 'type',
    kinds: { COURT_JUDGMENT: 7, EVICTION_NOTICE: -2, COURT_CLAIM: -2 },
    cues: `
      le tribunal condamne | condamne le locataire | condamne la défenderesse | condamne le défendeur | résilie le bail | ordonne l expulsion | par ces motifs | pour ces motifs | accueille la demande | prononce la mainlevée | mainlevée définitive | mainlevée provisoire | condamne m | condamne mme |
      condamne monsieur | condamne madame | condamne la partie | condamne le demandeur | condamne la société | condamne aux dépens | condamne aux entiers dépens | article 700 du code de procédure civile | 700 du code de procédure | réputé contradictoire | rendu par défaut | statuant publiquement |
      statuant par défaut | en premier ressort | en dernier ressort | minute n | expédition exécutoire | formule exécutoire | revêtue de la formule exécutoire | notification d un jugement | notification de jugement | signification de jugement | ordonnance de référé | déboute | dit que la demande |
      dit la demande recevable | déclare la demande recevable | déclare l action recevable | reçoit la demande | prononce la résiliation | prononce la résolution | condamne le défendeur à payer | ordonne au locataire | le tribunal ordonne | le tribunal résilie | ordonne l exécution provisoire | rejette la demande |
      avec frais de justice | prononce la faillite | arrête et prononce | statuant à huis clos | rejette l opposition | lève l opposition | ordonne l évacuation | peine de * jours amende | jours amende`,
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 6 },
    cues: `
      dernier avis avant saisie | avant saisie | étude d huissiers | exploit du | signifié avec commandement | procès verbal de saisie | saisie mobilière | saisie sur salaire | cession sur salaire | saisie attribution | dénonciation de saisie attribution | dénonciation d une saisie | itératif commandement |
      commandement aux fins de saisie vente | procès verbal de saisie vente | indisponibilité du certificat d immatriculation | saisie des rémunérations | l 211 1 du cpce | r 211 3 | r 221 1 | l 221 1 | code des procédures civiles d exécution | titre exécutoire en vertu duquel | agissant en vertu de la grosse |
      en vertu d un jugement rendu | signification avec commandement | saisie exécution mobilière | saisie arrêt exécution | saisie arrêt | contrainte signifiée | signification d une contrainte | exploit de saisie | affiche de vente | jour de vente | enlèvement des meubles | avis de saisie | saisie de salaire |
      avis concernant la saisie | minimum vital | minimum d existence | avis de participation à la saisie | commination de faillite | réquisition de continuer la poursuite | réquisition de vente | office des faillites | former opposition au commandement | commandement de payer poursuite n | art 69 lp | art 93 lp |
      art 90 lp | avis d exécution | saisie en mains tierces | bref de saisie | huissier mandaté | quotité saisissable | paiement direct de pension`,
  },
  {
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 5, DEBT_COLLECTION_LETTER: -1 },
    cues: `
      la garantie d un an | garantie du fabricant | garantie est échue | plan protection | hors garantie | vous rétracter | droit de rétractation | ne pouvons vous rembourser | ne pouvons pas rembourser | votre réclamation | geste commercial | usure normale | frais de résiliation | refusons le remboursement |
      non remboursable | garantie légale de conformité | garantie légale de deux ans | garantie légale | garantie commerciale | l 217 | l 221 18 | l 221 28 | l 224 | délai de rétractation | délai de quatorze jours | bon de commande signé | annuler votre commande | annulation de votre commande |
      annulation de commande | loi hamon | loi chatel | frais d annulation | acompte n est pas remboursable | acompte reste acquis | arrhes | mauvaise utilisation | non respect des conditions d utilisation | demande de remboursement ne | donner une suite favorable à votre demande de remboursement | avoir valable |
      bon d achat valable | résiliation anticipée | période d engagement | durée d engagement | demande de résiliation | préavis de résiliation | reconduction tacite | tacite reconduction | médiateur de la consommation | médiation de la consommation | office de la protection du consommateur |
      loi sur la protection du consommateur | code de droit économique article vi | circonstances extraordinaires | vol annulé | retard de votre vol | billet non échangeable | contestation de votre facture`,
  },
  {
    means: 'type',
    kinds: { COPYRIGHT_INFRINGEMENT_LETTER: 8, PENALTY_CHARGE_NOTICE: -2, CEASE_AND_DESIST: -1 },
    cues: `
      réponse graduée | arcom | hadopi | œuvre protégée | mise en partage | utilisation non autorisée de | droits d auteur | photographie sans autorisation | exploitation sans licence | code de la propriété intellectuelle | l 335 | l 336 3 | l 122 4 | l 121 1 du cpi | première recommandation |
      deuxième recommandation | négligence caractérisée | titulaire des droits | ayants droit | droit moral | droit à la paternité | crédit photographique | agence photographique | reproduction sans autorisation | reproduction non autorisée | image protégée | photographie reproduite |
      usage non autorisé de la photographie | utilisation non autorisée d une image | licence rétroactive | téléchargement illégal | pair à pair | p2p | picrights | copytrack | permission machine | xi 165 | loi sur le droit d auteur | avis de violation du droit | avis de violation |
      violation présumée du droit d auteur | régime d avis et avis | oeuvre protégée | téléversé`,
  },
  {
    means: 'type',
    kinds: { CEASE_AND_DESIST: 6, DEBT_COLLECTION_LETTER: -2 },
    cues: `
      propos diffamatoires | diffamatoire | dénigrement | avis affirmant | retirer cet avis | supprimer cet avis | cesser toute utilisation | cessation immédiate | mise en demeure de cesser | concurrence déloyale | contrefaçon de marque | usage de la marque | clause de non concurrence | non sollicitation |
      cesser et de s abstenir | mise en demeure de cesser et | de cesser immédiatement | cesser immédiatement toute | vous abstenir de | cessez de | cesser de troubler | trouble anormal de voisinage | troubles anormaux du voisinage | atteinte à la vie privée | atteinte à la réputation | atteinte à l honneur |
      atteinte à la personnalité | protection de la personnalité | droit à l image | parasitisme | agissements parasitaires | risque de confusion | marque déposée | titulaire de la marque | l 713 | l 716 | inpi | euipo | boip | concurrence illicite | débauchage | détournement de clientèle | secret des affaires |
      secrets d affaires | obligation de confidentialité | clause de confidentialité | injure publique | diffamation | propos injurieux | loi du 29 juillet 1881 | rétractation publique | retrait des publications | publications litigieuses | art 28 cc | art 3 lcd | action en cessation | pratiques du marché |
      1382 ancien code civil | sous peine d injonction | demande d injonction`,
  },
  {
    means: 'type',
    kinds: { OTHER: 7, RENT_ARREARS_LETTER: -6 },
    cues: `
      indexation de votre loyer | indexation du loyer | indice santé | révision du loyer | révision de votre loyer | loyer est adapté`,
  },
  {
    means: 'type',
    kinds: { OTHER: 6, BENEFIT_OVERPAYMENT: -6 },
    cues: `
      votre demande d allocation * est rejetée | demande est rejetée | cdaph | mdph | demande d aide * refusée | rejet de votre demande`,
  },
  {
    means: 'type',
    kinds: { TV_LICENCE_LETTER: 6 },
    cues: `
      serafe | redevance de radio télévision | redevance des ménages | redevance audiovisuelle | contribution à l audiovisuel | organe suisse de perception | redevance de radio | redevance tv | redevance radio tv | redevance radio et télévision | contribution audiovisuelle`,
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 3.5 },
    cues: `
      paiement n a pas abouti | banque a refusé le paiement | prélèvement n a pas abouti | livre xix du code de droit économique | livre xix | jours calendrier débutant | 3e jour ouvrable suivant | troisième jour ouvrable suivant | premier rappel sans frais | rappel gratuit | clause pénale et intérêts | indemnité forfaitaire de 40 | recouvrement amiable | agissant au nom de notre mandant |
      société de recouvrement | recouvrement de créances | r 124 4 | l 111 8 du code | fichier des incidents de remboursement | ficp | incident de paiement | prélèvement rejeté | prélèvement a été rejeté | rejet de prélèvement | déchéance du terme | échéance impayée | mensualité impayée | découvert non autorisé |
      cession de créance | créance cédée | titre de recettes | lettre de relance | trésorerie hospitalière | trésorerie municipale | facture impayée | factures impayées | facture échue | art 106 co | frais de rappel | deuxième rappel | 2e rappel | rappel n | réquisition de poursuite | introduire une poursuite |
      acte de défaut de biens | agent de recouvrement titulaire | permis de l opc | compte en souffrance | solde en souffrance | compte client débiteur`,
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 5 },
    cues: `
      commandement d avoir à quitter | quitter les lieux | congé pour motif légitime | motif légitime et sérieux | congé pour motif | congé avec offre de vente | congé pour reprise | article 15 de la loi du 6 juillet 1989 | article 15 i | droit de préemption du locataire | renon |
      renon pour occupation personnelle | occupation personnelle du bailleur | mets fin au bail | mettons fin au bail | bail de résidence principale | réquisition de la force publique | concours de la force publique | l 412 1 | l 411 1 | procès verbal d expulsion | tentative d expulsion | formule officielle |
      notification de résiliation du bail | avis de résiliation de bail | résiliation de bail à loyer | 266l co | art 266l | 271 co | 272 co | prolongation du bail | évacuation forcée | requête en évacuation | avis de reprise | avis de reprise du logement | avis d éviction | reprise du logement |
      1957 du code civil | 1959 code civil | subdivision agrandissement | déguerpissement | libérer le logement | libérer les lieux | libération des lieux | arrêté de péril | arrêté d insalubrité | arrêté d inhabitabilité | occupant sans droit ni titre`,
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 5 },
    cues: `
      notification de licenciement | licenciement pour faute | licenciement pour cause réelle | cause réelle et sérieuse | faute lourde | insuffisance professionnelle | inaptitude médicalement constatée | licenciement pour inaptitude | impossibilité de reclassement | entretien préalable du |
      suite à l entretien préalable | solde de tout compte | certificat de travail | attestation france travail | fin de période d essai | rupture anticipée | rupture de contrat à durée | fin de votre contrat | motif grave | rupture pour motif grave | licenciement moyennant préavis |
      indemnité compensatoire de préavis | formulaire c4 | c4 certificat | préavis à prester | art 335c co | 335c co | 337 co | art 337 co | 335b co | temps d essai | résilions votre contrat | résiliation immédiate des rapports | résiliation avec effet immédiat | délai de congé |
      libération de l obligation de travailler | fin d emploi | fin de votre emploi | mettons fin à votre emploi | relevé d emploi | congédiement administratif | période de probation | indemnité de départ | préavis de cessation d emploi`,
  },
  {
    means: 'type',
    kinds: { PENALTY_CHARGE_NOTICE: 5.5 },
    cues: `
      agence nationale de traitement automatisé | antai | centre automatisé de constatation | officier du ministère public | avis d amende forfaitaire | forfait de post stationnement | fps majoré | l 121 3 du code de la route | l 121 6 | r 413 14 | retrait de points | retrait de * points | 48si | 48 si |
      perte de points | ordre de paiement | ordre de paiement majoré | proposition de perception immédiate | perception immédiate | transaction amiable parquet | transaction proposée par le parquet | sanction administrative communale | amende administrative | fonctionnaire sanctionnateur |
      redevance communale de stationnement | redevance stationnement | formulaire de délai de réflexion | délai de réflexion amende | loi sur les amendes d ordre | lao amende | infraction lcr | art 90 lcr | 90 al 1 lcr | vitesse retenue | vitesse enregistrée | vitesse constatée | marge déduite |
      marge de sécurité déduite | préfecture du district | ordonnance pénale | constat d infraction | constat de contravention | points d inaptitude | code de la sécurité routière | cour municipale | plaider coupable | bureau des infractions et amendes | radar photo | amende de composition | amende pénale |
      rappel d amende | peine privative de liberté de substitution | procès verbal électronique | dépôt sauvage | zone à trafic limité`,
  },
  {
    means: 'type',
    kinds: { PARKING_TICKET: 6, OTHER: -1 },
    cues: `
      parking clientèle | parking privé est géré | parking privé | parking de la résidence | contrat de stationnement | conditions d utilisation du parking | conditions générales de stationnement | indemnité forfaitaire de stationnement | frais de stationnement impayés | durée de stationnement dépassée |
      stationnement sans droit | stationnement abusif | place privée sans autorisation | mise à ban | parcage non autorisé | parcage illicite | parcage sur place privée | parqué sans autorisation | violation de la mise à ban | dénonciation à la préfecture | propriété privée stationné |
      stationnement sur terrain privé | stationnement non autorisé terrain privé | avis de violation stationnement privé | lecture de plaque | caméra lecture de plaques | rétribution de stationnement`,
  },
  {
    means: 'type',
    kinds: { TAX_DEMAND: 5 },
    cues: `
      avis à tiers détenteur | saisie administrative à tiers détenteur | sie de | service des impôts des particuliers | service des impôts des entreprises | mise en demeure de payer impôt | cotisation foncière des entreprises | cfe 20 | prélèvements sociaux | majoration de 10 | taxe d enlèvement |
      proposition de rectification | avis de mise en recouvrement | redressement fiscal | impôt des personnes physiques | précompte immobilier | taxe de circulation | montant enrôlé | exercice d imposition | rôle exécutoire | taxe communale | spw fiscalité | service public de wallonie fiscalité |
      bruxelles fiscalité | administration cantonale des impôts | impôt fédéral direct | impôt cantonal et communal | impôt à la source | bordereau de taxation | décision de taxation | taxation d office | bordereau d impôt | acomptes provisionnels | acomptes d impôt | décompte final impôt | taxe d exemption |
      office cantonal des véhicules impôt | compte de taxes | taxes municipales | taxe scolaire | avis d imposition municipale | cotisation tps tvq | arc avis | année d imposition | déclaration de revenus non produite | intérêts de retard impôt | urssaf | receveur de l enregistrement`,
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 5 },
    cues: `
      avons revu vos droits | n aviez pas droit | vous n aviez pas droit | vous nous devez | somme versée à tort | sommes versées à tort | versées à tort | versé à tort | trop versé | prestations indues | indu rsa | indu d aide au logement | indu de prime d activité | récupération d un indu | l 133 4 1 |
      1302 1 du code civil | notification de trop perçu | dette de prestation | retenues sur prestations | retenue sur vos prestations | décision c31 | c31 | capac | article 169 | récupération du revenu d intégration | octroyée indûment | octroyées indûment | décision de restitution | restitution de prestations |
      demande de restitution | remise de l obligation de restituer | prestations complémentaires indûment | art 25 lpga | 25 lpga | caisse cantonale de compensation restitution | réclamation de prestations | montant versé en trop | versé en trop | réclamation aide sociale |
      aide financière de dernier recours réclamation | avis de dette assurance emploi | rembourser les allocations`,
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: 5, CONSUMER_CONTRACT_DISPUTE: -1 },
    cues: `
      ne pouvons accepter votre réclamation | réclamation est refusée | cnesst | lésion professionnelle | caractère professionnel | reconnaissance du caractère | maladie professionnelle | imprévu et soudain | relation médicale | société de l assurance automobile | saaq | avis du médecin conseil | médecin conseil |
      service médical | fin des indemnités journalières | arrêt de travail n est plus justifié | indemnités journalières | commission de recours amiable | refus médical | dégât des eaux | clause d exclusion | exclusion prévue | conditions générales de votre contrat | conditions particulières de votre contrat |
      franchise contractuelle | fausse déclaration | nullité du contrat | l 113 8 | l 113 9 | l 113 2 | réduction proportionnelle | rapport d expertise | expert mandaté | non garanti | dommages non garantis | prise en charge refusée | refus de couverture | refusons la prise en charge | assurance emprunteur |
      mutualité | assurabilité | assurance accidents | lien de causalité naturelle | causalité naturelle | suva | assureur accidents | indemnités pour perte de gain | décision sur opposition | experts en sinistre | avis de sinistre | règlement de sinistre | faute intentionnelle`,
  },
  {
    means: 'type',
    kinds: { PPL_PRS_BILL: 5.5 },
    cues: `
      sonorisation | musique d ambiance | œuvres musicales | répertoire de la sacem | droits d auteur musique | forfait sacem | spré | rémunération équitable | unisono | playright | diffusez de la musique | diffusion musicale | exécution publique | ré sonne | entandem | suisa | tarif commun 3a | tc 3a |
      licence musicale | licence de musique`,
  },
  {
    means: 'type',
    kinds: { OTHER: 6, DISMISSAL_LETTER: -5 },
    cues: `
      convocation à un entretien préalable | votre demande de rente | projet de décision | taux d invalidité | office ai | mesure d aide au placement | avis disciplinaire | lettre de recommandation | attestation d emploi`,
  },
  {
    means: 'type',
    kinds: { OTHER: 6, INSURANCE_DECISION: -5 },
    cues: `
      remboursements de la quinzaine | relevé de remboursements | votre relevé de remboursement | total viré | aucune action n est attendue | attestation d assurance | avis d échéance annuel | attestation de droits`,
  },
  {
    means: 'type',
    kinds: { OTHER: 5, DEBT_COLLECTION_LETTER: -5 },
    cues: `
      mise en place de votre échéancier | échéancier est respecté | aucune relance ne | confirmation de paiement | reçu de paiement | nous accusons réception de votre paiement | paiement bien reçu | total réglé | merci pour votre paiement | quittance de loyer | dossier est clos | créance est soldée |
      classement sans suite`,
  },
  {
    means: 'type',
    kinds: { OTHER: 6, RENT_ARREARS_LETTER: -6, EVICTION_NOTICE: -2 },
    cues: `
      avis d augmentation de loyer | augmentation de loyer | modification d une condition du bail | modification d une autre condition | hausse de loyer | baisse de loyer | taux hypothécaire de référence | indice de référence des loyers | irl du | notification de hausse | régularisation des charges |
      décompte de charges | décompte de chauffage | état des lieux`,
  },
  {
    means: 'type',
    kinds: { OTHER: 5, TAX_DEMAND: -2, COURT_CLAIM: -3 },
    cues: `
      titre de séjour | autorisation de séjour | permis de séjour | office des étrangers | service de la population | ofpra | récépissé de demande | secrétariat d état aux migrations | certificat de sélection | permis d études | permis de construire | permis d urbanisme | déclaration préalable | candidat juré |
      ordre du jour | copropriété convocation | chers parents | chers membres | info parents | semaine de relâche | réservation est confirmée | commande est prête | commande est expédiée | retrait en magasin | convocation à l assemblée | fermeture annuelle | relevé de compte | rendez vous est confirmé |
      rappel de rendez vous | facture de garderie | carte grise | rappel de vaccination | convocation comme témoin | cité comme témoin`,
  },
  {
    // As people say it who write no letters.
    means: 'type',
    kinds: { DISMISSAL_LETTER: 5 },
    cues: `
      on va pas continuer avec toi | on ne continue pas avec toi | pas continuer avec toi | plus la peine de venir | ne reviens pas demain | tu es viré | tu es virée | ton contrat s arrête | chercher ton solde | on arrête là avec toi`,
  },
  {
    // As people say it who write no letters.
    means: 'type',
    kinds: { EVICTION_NOTICE: 4.5 },
    cues: `
      débarrasser le studio | débarrasser la chambre | débarrasser le logement | vider la chambre | tu dois partir avant | vous devez partir avant`,
  },
  // What the body says where the head is missing.
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 4.5, BAILIFF_NOTICE: -4, CONSUMER_CONTRACT_DISPUTE: -2 },
    cues: 'résiliation anticipée de votre bail | dispositions prévues par le contrat de bail | un commandement de payer visant la clause résolutoire | le bailleur sera contraint',
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 4, BAILIFF_NOTICE: -2 },
    cues: 'le dossier pourra être confié à un tiers | mettre à jour votre carte dès que | votre compte sera mis en pause | conformément à larticle 102 du code des obligations',
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 5 },
    cues: 'retenue chaque mois sur vos prestations | par mois sur vos prestations | sur vos prestations à venir',
  },
  {
    means: 'type',
    kinds: { PENALTY_CHARGE_NOTICE: 4.5 },
    cues: 'le comptable public pourra procéder | réclamation dans les 30 jours suivant lenvoi de cet avis | diminué de 20 % et ramené',
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 5 },
    cues: 'formule de résiliation | échéance de résiliation | le locataire peut contester la résiliation',
  },
] as const satisfies readonly CueRow[]
