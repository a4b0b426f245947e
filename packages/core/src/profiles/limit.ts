/** spec 2 §9. By itself: every page knows the fault that names it, and should not carry the option tables for that. */
export const MAX_PROFILES = 3
