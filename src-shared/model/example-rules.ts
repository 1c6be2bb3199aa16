/** A file of rules that can be used, for who writes the first of their own: changed more easily than begun. */
export const EXAMPLE_RULES = String.raw`pack: our-projects
category: dlp
rules:
  - id: user_project_number # ids that begin with user_ are yours for ever
    title: Project number
    description: A number of one of our projects; none of them is public.
    class_name: INTERNAL_RECORD
    severity: medium
    score: 0.8 # from 0.5 on it counts
    views: [original]
    keywords: [prj-] # lower case; one must stand in the text
    pattern: '\bPRJ-[0-9]{6}\b' # every repeat with a limit, no lookaround
    # Three at least that it finds, with ⟦…⟧ around what, and three that it must not.
    match: [see ⟦PRJ-104711⟧, PRJ-200101, (PRJ-310999)]
    ignore: [PRJ-, PRJ-12, XPRJ-104711]
`
